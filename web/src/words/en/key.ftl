## The key: what each cube is and takes
key-title = Pieces and what they take
key-note = { $name }: { $note }
key-all = all
key-one = { $thing ->
    [shape] One shape: one cell
   *[cube] One cube: one cell
  }
key-two = Stack: one or two, straight
