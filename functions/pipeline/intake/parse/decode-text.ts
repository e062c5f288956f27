const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/** UTF-16 without a mark has a zero byte beside the first bracket. */
const UNMARKED = [
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
] as const

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const decode = (bytes: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return null
  }
}

const DECLARED = /^[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/
const CHARSET = /charset\s*=\s*["']?([\w.:-]{1,40})/i
const IS_UTF8 = /^utf-?8$/i
const IS_UTF16 = /^utf-?16/i

/** Other encodings form a valid sequence of UTF-8 by accident, but hardly ever many. */
const MANY = 4

/** What "Ö“", "Ü“" and "ß“" in Windows-1252 look like in UTF-8; Latin 1 forms hardly any other valid sequence. */
const ACCIDENTAL = { first: 0x580, last: 0x7ff } as const

const INVALID = '\ufffd'

const count = (text: string | Buffer, part: string): number => {
  let found = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found += 1
  return found
}

interface Sequences {
  readonly valid: number
  /** Those that text in another encoding does not form by accident. */
  readonly sure: number
}

const validSequences = (text: string, invalid: number): Sequences => {
  let [valid, accidental] = [-invalid, 0]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) valid += 1
    if (code >= ACCIDENTAL.first && code <= ACCIDENTAL.last) accidental += 1
  }
  return { valid, sure: valid - accidental }
}

/**
 * The text as UTF-8, with a replacement character for each invalid sequence; null when it is text in another encoding.
 * One sure sequence is enough when UTF-8 is declared.
 */
const decodeUtf8 = (bytes: Buffer, isDeclared: boolean): string | null => {
  const text = new TextDecoder().decode(bytes)
  const invalid = count(text, INVALID) - count(bytes, INVALID)
  if (invalid === 0) return text
  const { valid, sure } = validSequences(text, invalid)
  const isUtf8 = isDeclared ? sure > 0 || valid >= invalid : valid >= MANY * invalid
  return isUtf8 ? text : null
}

/**
 * Decodes a feed whose declared encoding can be wrong. Tries a byte order mark, UTF-8 (hardly ever valid by accident;
 * a few invalid bytes are replaced), the encodings of header and declaration, and Windows-1252, in this order.
 */
export const decodeText = (bytes: Buffer, contentType: string): string => {
  const marked = [...BYTE_ORDER_MARKS, ...UNMARKED].find(([, start]) => startsWith(bytes, start))
  const ofMark = marked ? decode(bytes, marked[0]) : null
  if (ofMark !== null) return ofMark
  const declared = [
    CHARSET.exec(contentType)?.[1],
    DECLARED.exec(bytes.subarray(0, 300).toString('latin1'))?.[1],
  ].filter((encoding) => encoding !== undefined)
  const utf8 = decodeUtf8(
    bytes,
    declared.some((encoding) => IS_UTF8.test(encoding)),
  )
  if (utf8 !== null) return utf8
  for (const encoding of declared) {
    const isUsable = !IS_UTF8.test(encoding) && !IS_UTF16.test(encoding)
    const text = isUsable ? decode(bytes, encoding.toLowerCase()) : null
    if (text !== null) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
