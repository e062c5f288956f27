let segmenter: Intl.Segmenter | undefined

/** The characters as people see them: a letter with its accents, or an emoji of several code points, is one. */
export const charactersOf = function* (text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter('de', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}
