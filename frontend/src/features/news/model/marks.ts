import { escapePattern } from '#ui/text/marks.ts'

/** Finds what was searched for, as the list does. */
export const searchPattern = (search: string): RegExp | null => {
  const wanted = search.normalize('NFC').trim()
  return wanted === '' ? null : new RegExp(`(${escapePattern(wanted)})`, 'iu')
}
