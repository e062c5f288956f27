/** What a clause can say or deny, in both languages, folded. */
export interface Concept {
  readonly name: string
  readonly says: RegExp
  /** Words that say the opposite: "freigesprochen" of "verurteilt". */
  readonly denies?: RegExp
  /** Words of an item that say the opposite, although they deny nothing in a sentence. */
  readonly excludes?: RegExp
  /** Further words of an item that are enough for the claim. */
  readonly supports?: RegExp
  /** The sign that a cited item must state in the same way: a dangerous claim. */
  readonly demanded?: 1 | -1
}

/** The words as one pattern; the list is folded and separated by bars. */
export const words = (list: string): RegExp =>
  new RegExp(
    `\\b(?:${list
      .trim()
      .split(/\s*\|\s*/)
      .join('|')})\\b`,
    'u',
  )
