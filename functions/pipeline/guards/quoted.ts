const MAX_LENGTH = 120
/** Characters before the position. */
const BEFORE = 40

const INNER: Readonly<Record<string, string>> = {
  '„': '‚',
  '“': '‘',
  // Brackets would be removed with the markup when the text is stored.
  '<': '‹',
  '>': '›',
}

/** The part of a sentence around a position, in German quotes; a short sentence is quoted completely. */
export const quoted = (sentence: string, at = 0): string => {
  const from = at + BEFORE < MAX_LENGTH ? 0 : at - BEFORE
  const piece = sentence.slice(from, from + MAX_LENGTH).replace(/\p{Cs}/gu, '')
  const [before, after] = [from > 0, from + MAX_LENGTH < sentence.length].map((is) =>
    is ? '…' : '',
  )
  const inner = piece.trim().replace(/[„“<>]/g, (sign) => INNER[sign] ?? sign)
  return `„${before}${inner}${after}“`
}
