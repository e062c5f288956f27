export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  /** Words with a space between them, or `BREAK` for the end of a paragraph. */
  readonly text: string
}

export const BREAK = '\n\n'

const tokensOf = (text: string): string[] =>
  text
    .split(BREAK)
    .flatMap((paragraph, index) => [
      ...(index > 0 ? [BREAK] : []),
      ...paragraph.split(/\s+/u).filter((word) => word !== ''),
    ])

/** `lengths[i][j]`: the longest common subsequence of the words from `i` and from `j` on. */
const commonLengths = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, next] = [rows[i], rows[i + 1]]
      if (!row || !next) continue
      row[j] =
        before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return rows
}

const asPieces = (words: readonly string[], kind: Piece['kind']): Piece[] =>
  words.map((text) => ({ kind, text }))

/** Whether the next word of `before` was removed, rather than that of `after` added. */
const isRemoval = (lengths: readonly Uint16Array[], i: number, j: number): boolean =>
  (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)

const compareMiddle = (before: readonly string[], after: readonly string[]): Piece[] => {
  const lengths = commonLengths(before, after)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  for (;;) {
    const [removed, added] = [before[i], after[j]]
    if (removed === undefined) return [...pieces, ...asPieces(after.slice(j), 'added')]
    if (added === undefined) return [...pieces, ...asPieces(before.slice(i), 'removed')]
    if (removed === added) {
      pieces.push({ kind: 'same', text: removed })
      i++
      j++
    } else if (isRemoval(lengths, i, j)) {
      pieces.push({ kind: 'removed', text: removed })
      i++
    } else {
      pieces.push({ kind: 'added', text: added })
      j++
    }
  }
}

const commonBeginning = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((word, index) => word !== other[index])
  return at < 0 ? one.length : at
}

/** Most corrections change few words, so only the part between equal beginnings and ends is compared. */
const compare = (before: readonly string[], after: readonly string[]): Piece[] => {
  const start = commonBeginning(before, after)
  const [restBefore, restAfter] = [before.slice(start), after.slice(start)]
  const end = commonBeginning(restBefore.toReversed(), restAfter.toReversed())
  return [
    ...asPieces(before.slice(0, start), 'same'),
    ...compareMiddle(
      restBefore.slice(0, restBefore.length - end),
      restAfter.slice(0, restAfter.length - end),
    ),
    ...asPieces(restBefore.slice(restBefore.length - end), 'same'),
  ]
}

/** Joins neighbours of one kind, except for the ends of paragraphs. */
const joined = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1)
    const joins = last?.kind === piece.kind && last.text !== BREAK && piece.text !== BREAK
    if (!joins) return [...all, piece]
    return [...all.slice(0, -1), { kind: piece.kind, text: `${last.text} ${piece.text}` }]
  }, [])

/** What became of a text, by words. */
export const diffWords = (before: string, after: string): Piece[] =>
  joined(compare(tokensOf(before), tokensOf(after)))

/** The pieces of each paragraph. A paragraph that was joined with the next one, or divided, ends where either text ends it. */
export const paragraphsIn = (pieces: readonly Piece[]): (readonly Piece[])[] =>
  pieces
    .reduce<Piece[][]>(
      (paragraphs, piece) => {
        if (piece.text === BREAK) return [...paragraphs, []]
        paragraphs.at(-1)?.push(piece)
        return paragraphs
      },
      [[]],
    )
    .filter(({ length }) => length > 0)
