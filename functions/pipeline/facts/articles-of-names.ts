import { foldName } from './fold.ts'

const PIECES = /[\p{L}\p{N}]+/gu
/** "At The Gates", "play The Forum": here the article is not how the title begins a name. */
const PLACING = /^(?:at|in|to|play|plays|im)$/iu

const foldedPieces = (text: string) =>
  (text.match(PIECES) ?? []).map((written) => ({ written, folded: foldName(written) }))

/** The words that a title writes with "The" before them, and no sentence without it. */
const wordsWithArticle = (title: string, text: string): ReadonlySet<string> => {
  if (!/\bthe\b/iu.test(title)) return new Set()
  const ofTitle = foldedPieces(title)
  const begun = ofTitle.flatMap(({ folded }, index) => {
    const [before = '', article = ''] = [index - 2, index - 1].map((at) => ofTitle[at]?.written)
    return /^T(?:he|HE)$/.test(article) && !PLACING.test(before) ? [folded] : []
  })
  const all = foldedPieces(`${title} ${text}`)
  return new Set(
    begun.filter((word) =>
      all.every(({ folded }, index) => folded !== word || all[index - 1]?.folded === 'the'),
    ),
  )
}

/** "The Haunted" and "Haunted" are two bands. */
export const articleAdder = (title: string, text: string) => {
  const words = wordsWithArticle(title, text)
  return (name: string): string => (words.has(name) ? `the ${name}` : name)
}
