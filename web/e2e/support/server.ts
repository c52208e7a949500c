import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const target = join(import.meta.dirname, '../../../target');

/** The binary under test: the one that is named, or else the one that was built last. */
export function binary(): string {
  const named = process.env['JERSI'];
  if (named) return named;
  const built = ['debug', 'release'].map((profile) => join(target, profile, 'jersi')).filter(existsSync);
  const [last] = built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!last) throw new Error('no binary to test; run `cargo build --bin jersi` first');
  return last;
}

/** A running `jersi serve`. */
export interface Server {
  /** Where the page is, with a slash at the end. */
  readonly address: string;
  /** Lines on standard output and standard error so far. */
  readonly lines: readonly string[];
  /** Waits for a line that holds this text. */
  heard(text: string): Promise<string>;
  /** Asks it to end, and tells the exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/**
 * Starts `jersi serve` with these arguments, on any free port and without games between people unless they say otherwise, and
 * waits for its first line.
 */
export async function serve(
  arguments_: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const place = arguments_.includes('--addr') ? [] : ['--addr', '127.0.0.1:0'];
  // The user's own games are none of a test's business.
  const store = arguments_.includes('--store') ? [] : ['--store', 'none'];
  const child = spawn(binary(), ['serve', ...place, ...store, ...arguments_], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const hear of waiting) hear(line);
    });
  const heard = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const found = lines.find((line) => line.includes(text));
      if (found !== undefined) return resolve(found);
      const hear = (line: string): void => {
        if (!line.includes(text)) return;
        waiting.delete(hear);
        resolve(line);
      };
      waiting.add(hear);
    });
  const first = await Promise.race([heard('listening on '), ended(child)]);
  if (typeof first !== 'string') throw new Error(`jersi serve ended with ${first}:\n${lines.join('\n')}`);
  return {
    address: `${first.replace('listening on ', '')}/`,
    lines,
    heard,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended(child);
    },
  };
}

/** What a command of the binary prints and says, and its exit code. */
export async function run(
  ...arguments_: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(binary(), arguments_, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err] = [child.stdout, child.stderr].map(async (stream) => {
    let text = '';
    for await (const part of stream.setEncoding('utf8')) text += part;
    return text;
  });
  const code = await ended(child);
  return { code, out: (await out) ?? '', err: (await err) ?? '' };
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', resolve));
}
