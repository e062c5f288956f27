const MIN_PART = 4
const LINKS = ['', 's', 'n', 'en', 'er', 'e']
const MIN_TYPO = 6
const MIN_TWO_TYPOS = 10

type Row = readonly number[]

const at = (row: Row, column: number): number => row[column] ?? Infinity

/** The next row of the table of distances; `older` is the row before the last one. */
const nextRow = (a: string, b: string, row: number, [older, last]: readonly [Row, Row]): Row => {
  const next = [row]
  for (let column = 1; column <= b.length; column++) {
    const isSame = a[row - 1] === b[column - 1]
    const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    next[column] = Math.min(
      at(last, column) + 1,
      at(next, column - 1) + 1,
      at(last, column - 1) + (isSame ? 0 : 1),
      isSwap ? at(older, column - 2) + 1 : Infinity,
    )
  }
  return next
}

/** Whether `a` becomes `b` with at most `limit` letters added, removed, replaced or swapped. */
const isWithin = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false
  let rows: readonly [Row, Row] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row++) rows = [rows[1], nextRow(a, b, row, rows)]
  return at(rows[1], b.length) <= limit
}

const typosIn = (stem: string): number =>
  stem.length >= MIN_TWO_TYPOS ? 2 : stem.length >= MIN_TYPO ? 1 : 0

/** The known stems that an unknown one is made of: the parts of a compound, or the word without its typo. */
export const knownStems = (stem: string, known: ReadonlySet<string>): readonly string[] => {
  if (known.has(stem)) return [stem]
  return partsOf(stem, known) ?? correctedOf(stem, known) ?? [stem]
}

const partsOf = (stem: string, known: ReadonlySet<string>): readonly string[] | undefined => {
  for (let length = stem.length - MIN_PART; length >= MIN_PART; length--) {
    const head = stem.slice(0, length)
    const tail = stem.slice(length)
    if (!known.has(tail)) continue
    const link = LINKS.find(
      (each) => head.endsWith(each) && known.has(head.slice(0, head.length - each.length)),
    )
    if (link !== undefined) return [head.slice(0, head.length - link.length), tail]
  }
  return undefined
}

const correctedOf = (stem: string, known: ReadonlySet<string>): readonly string[] | undefined => {
  const limit = typosIn(stem)
  if (limit === 0) return undefined
  for (let distance = 1; distance <= limit; distance++)
    for (const each of known)
      if (
        each.length >= MIN_TYPO - 1 &&
        stem.startsWith(each.charAt(0)) &&
        isWithin(stem, each, distance)
      )
        return [each]
  return undefined
}
