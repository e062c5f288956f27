const ARTICLES = /^(the|die|der|das)$/i

const capitalised = (text: string): string => {
  const [first = '', second = ''] = Array.from(text)
  return first.toLocaleUpperCase('de') + second.toLocaleLowerCase('de')
}

/** The letters of a patch: the initials of the first two words, or the beginning of the only one. */
export const initialsOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !ARTICLES.test(word))
  const [first, second] = telling.length > 0 ? telling : words
  if (first === undefined) return Array.from(name.trim()).slice(0, 2).join('')
  if (second === undefined) return capitalised(first)
  return [first, second]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('de')
}

/** A number from 0 up to, but not including `count`; the same for the same name. */
export const pickFor = (name: string, count: number): number => {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return hash % count
}

/** Only pictures of this site are loaded; other hosts would learn who looks (docs/product/bands.md#pictures). */
export const ownPicture = (imageUrl: string | null): string | undefined =>
  imageUrl?.startsWith('/media/') === true ? imageUrl : undefined
