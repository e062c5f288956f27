import { fitting } from '#shared/domain/characters.ts'
import { escapePattern } from '#ui/text/marks.ts'

const PREVIEW = 300

/** The first 300 characters and an ellipsis; null when the text is no longer than that. */
export const previewOf = (text: string): string | null => {
  const beginning = fitting(text, PREVIEW, Infinity)
  return beginning === text ? null : `${beginning.trimEnd()}…`
}

/** Matches whole words with anything between them: "N S B M" matches "n.s.b.m". */
export const termPattern = (term: string | null): RegExp | null => {
  const words = (term ?? '').split(' ').filter(Boolean).map(escapePattern)
  if (words.length === 0) return null
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.join('[^\\p{L}\\p{N}]+')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
}
