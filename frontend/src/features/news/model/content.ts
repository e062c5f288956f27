import type { ArticleSentence } from '#shared/api/articles.ts'
import { BREAK } from './text-diff.ts'

/** The sentences, with an empty line between paragraphs. */
export const contentOf = (
  sentences: readonly Pick<ArticleSentence, 'text' | 'paragraph'>[],
): string =>
  sentences.reduce((content, { text, paragraph }, index) => {
    if (index === 0) return text
    return content + (paragraph === sentences[index - 1]?.paragraph ? ' ' : BREAK) + text
  }, '')
