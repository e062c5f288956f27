export interface LinkPiece {
  readonly text: string
  /** The address that the text names. */
  readonly href?: string
}

const ADDRESS = /(?<![\p{L}\p{N}@._-])(?:https?:\/\/|www\.)[^\s<>"„“”«»]+/giu

/** The first label after the scheme or `www.`; after `www.` also the top-level domain. */
const IS_ADDRESS = /^(?:https?:\/\/[\p{L}\p{N}]|www\.[\p{L}\p{N}][^/?#]*\.\p{L}{2,})/iu

const NEVER_LAST = ".,:;!?'’…([{"

/** Where the first bracket closes that was not opened in the address. */
const closingBracket = (address: string): number => {
  let depth = 0
  for (let index = 0; index < address.length; index += 1) {
    const character = address.charAt(index)
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    if (depth < 0) return index
  }
  return address.length
}

/** The address without the punctuation of the sentence around it. */
const withoutPunctuation = (address: string): string => {
  let end = closingBracket(address)
  while (end > 0 && NEVER_LAST.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

/** Splits a text into web addresses and what is between them. */
export const piecesWithLinks = (text: string): readonly LinkPiece[] => {
  const pieces: LinkPiece[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(match[0])
    if (!IS_ADDRESS.test(address)) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: address, href: /^www\./i.test(address) ? `https://${address}` : address })
    end = match.index + address.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
