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
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
  } catch {
    return null
  }
}

const DECLARED = /^[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/
const CHARSET = /charset\s*=\s*"?([\w.:-]{1,40})/i

/**
 * Decodes a feed whose declared encoding can be wrong. Tries a byte order mark, valid UTF-8 (never valid by
 * accident), the encodings of header and declaration, and Windows-1252, in this order.
 */
export const decodeText = (bytes: Buffer, contentType: string): string => {
  const marked = [...BYTE_ORDER_MARKS, ...UNMARKED].find(([, start]) => startsWith(bytes, start))
  const declared = DECLARED.exec(bytes.subarray(0, 300).toString('latin1'))?.[1]
  const candidates = [marked?.[0], 'utf-8', CHARSET.exec(contentType)?.[1], declared]
  for (const encoding of candidates) {
    const isUnusable =
      encoding === undefined || (encoding !== marked?.[0] && /utf-?16/i.test(encoding))
    const text = isUnusable ? null : decode(bytes, encoding.toLowerCase())
    if (text !== null) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
