import { escapePattern } from '#ui/text/marks.ts'

/** Matches the searched text as the list does; null for an empty search. */
export const searchPattern = (search: string): RegExp | null => {
  const wanted = search.normalize('NFC').trim()
  return wanted === '' ? null : new RegExp(`(${escapePattern(wanted)})`, 'iu')
}
