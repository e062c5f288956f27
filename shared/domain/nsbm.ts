/** The terms of the NSBM guard, spelled-out forms included (docs/product/content-moderation.md#nsbm-guard). */
const TERMS = [
  'NSBM',
  'N S B M',
  'RAC',
  'R A C',
  'Rock Against Communism',
  'National Socialist Black Metal',
  'Nationalsozialistischer Black Metal',
  'NS Black Metal',
  'White Power Metal',
  'Nationalist Metal',
  'Fascist Metal',
  'Neo Nazi Metal',
  'Neonazi Metal',
  'Aryan Metal',
  'Identitarian Metal',
  'Völkisch Metal',
  'Völkischer Metal',
]

const INVISIBLE = /\p{Cf}/gu

/** Removes case, accents, compatibility forms and separators; leaves words with one space between them. */
const fold = (text: string): string =>
  ` ${text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

type FoldedTerm = Readonly<Record<'term' | 'folded', string>>

let known: readonly FoldedTerm[] | undefined

/** Folded at first use: the tables of Unicode would cost each cold start a millisecond. */
const foldedTerms = (): readonly FoldedTerm[] =>
  (known ??= TERMS.map((term) => ({ term, folded: fold(term) })))

/** The first NSBM term that the text contains as whole words ("RAC" does not match "Miracle"), or null. */
export const findBannedTerm = (text: string): string | null => {
  const folded = fold(text)
  return foldedTerms().find((entry) => folded.includes(entry.folded))?.term ?? null
}
