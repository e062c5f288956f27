const NOT_ASCII = /[^\x20-\x7e]/
const NAMED = /^\s*"?(?<name>[^"<]*?)"?\s*<(?<address>[^>]+)>\s*$/
/** An encoded word has at most 75 characters; 45 bytes become 60 in base64, plus 12 around them. */
const MAX_BYTES = 45

/** `Höllenlärm <laut@…>` with the name as RFC 2047 demands it in a header; names in ASCII stay as they are. */
export const encodedSender = (sender: string): string => {
  const { name = '', address } = NAMED.exec(sender)?.groups ?? {}
  if (address === undefined || !NOT_ASCII.test(name)) return sender
  const words = chunks(name).map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`)
  return `${words.join(' ')} <${address}>`
}

/** Never splits a character, because every word is decoded by itself. */
const chunks = (text: string): string[] => {
  const parts = ['']
  for (const character of text) {
    const last = (parts.at(-1) ?? '') + character
    if (Buffer.byteLength(last) <= MAX_BYTES) parts[parts.length - 1] = last
    else parts.push(character)
  }
  return parts
}
