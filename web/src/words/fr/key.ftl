## The key: what each cube is and takes
key-title = Les pièces et ce qu’elles prennent
key-note = { $name } : { $note }
key-all = toutes
key-one = { $thing ->
    [shape] Une forme : une case
   *[cube] Un cube : une case
  }
key-two = Pile : une ou deux, tout droit
