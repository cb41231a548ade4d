/** Two rows side by side, each in its own order: the longest common subsequence. */

/** Of each member of a row, where it stands in another, or null: as many as follow each other in both. */
export const alignedWith = <A>(
  row: ReadonlyArray<A>,
  other: ReadonlyArray<A>,
  isSame: (a: A, b: A) => boolean
): ReadonlyArray<number | null> => {
  const longest = Array.from({ length: row.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (from: number, column: number) => longest[from]?.[column] ?? 0
  for (let from = row.length - 1; from >= 0; from--)
    for (let column = other.length - 1; column >= 0; column--) {
      const [a, b, into] = [row[from], other[column], longest[from]]
      if (a === undefined || b === undefined || into === undefined) continue
      into[column] = isSame(a, b) ? at(from + 1, column + 1) + 1 : Math.max(at(from + 1, column), at(from, column + 1))
    }
  const places: Array<number | null> = []
  let column = 0
  for (const [from, one] of row.entries()) {
    let found: number | null = null
    while (found === null && at(from, column) > at(from + 1, column)) {
      const next = other[column]
      if (next !== undefined && isSame(one, next) && at(from, column) === at(from + 1, column + 1) + 1) found = column
      column += 1
    }
    places.push(found)
  }
  return places
}

/** Whether words stand in a row among others. */
export const standsInRow = (words: ReadonlyArray<string>, among: ReadonlyArray<string>): boolean =>
  among.some((_, at) => words.every((word, step) => among[at + step] === word))
