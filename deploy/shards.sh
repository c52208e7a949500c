# Read by the scripts beside it: what all of them do with shards. No program of its own.

# Words, quoted for a shell.
quote() {
    for word in "$@"; do
        printf " '%s'" "$(printf %s "$word" | sed "s/'/'\\\\''/g")"
    done
}

# number NAME VALUE: ends the script unless it is a whole number from 1 on.
number() {
    case $2 in
    '' | *[!0-9]* | 0)
        echo "$0: $1 is a number from 1 on, not $2" >&2
        exit 2
        ;;
    esac
}

# one_match FOLDER TERMS: results that are there belong to one match: another one, or another program, must not pass for it.
one_match() {
    if [ -e "$1/match.txt" ] && [ "$2" != "$(cat "$1/match.txt")" ]; then
        # Nothing was played yet by what was asked for first, such as a word that was misspelt.
        if [ -n "$(find "$1" -name 'shard-*.json' -o -path "$1/games/*")" ]; then
            printf '%s: %s has results of another match:%s\n' "$0" "$1" "$(cat "$1/match.txt")" >&2
            printf 'This one would be:%s\nTake another folder, or remove that one.\n' "$2" >&2
            exit 2
        fi
    fi
    printf '%s\n' "$2" >"$1/match.txt"
}

# run_shards SHARDS JOBS SCRIPT [OPTIONS OF GNU PARALLEL]: the script once for each shard, with its number, JOBS at a time; by GNU
# parallel where it is there. A signal to end reaches what runs, which keeps what is done, before this ends.
run_shards() {
    all=$1
    jobs=$2
    script=$3
    shift 3
    running=
    trap 'end_shards' INT TERM HUP
    if command -v parallel >/dev/null 2>&1; then
        seq "$all" | parallel -q --halt soon,fail=1 --jobs "$jobs" "$@" sh "$script" '{}' &
        running=$!
    else
        first=1
        while [ "$first" -le "$jobs" ] && [ "$first" -le "$all" ]; do
            every_nth "$first" &
            running="$running $!"
            first=$((first + 1))
        done
    fi
    failed=0
    for one_of_them in $running; do
        wait "$one_of_them" || failed=1
    done
    trap - INT TERM HUP
    return "$failed"
}

# The shards of one of several workers, one after the other.
every_nth() {
    shard=$1
    bad=0
    trap 'kill -TERM "$child" 2>/dev/null; wait "$child"; exit 143' TERM
    while [ "$shard" -le "$all" ]; do
        sh "$script" "$shard" &
        child=$!
        wait "$child" || bad=1
        shard=$((shard + jobs))
    done
    return "$bad"
}

end_shards() {
    trap - INT TERM HUP
    # GNU parallel lets its jobs finish at the first signal, and ends them at the second.
    for one_of_them in $running $running; do
        kill -TERM "$one_of_them" 2>/dev/null || true
    done
    wait
    exit 143
}
