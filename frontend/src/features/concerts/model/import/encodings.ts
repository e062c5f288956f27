/** What programs write tables in, the likelier first. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'cp850',
  'iso-8859-15',
  'utf-16le',
  'utf-16be',
] as const
export type Encoding = (typeof ENCODINGS)[number]

const HIGH = 0x80

/** The upper half of the code page of DOS, which browsers do not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const BYTES = Uint8Array.from({ length: HIGH }, (_, index) => HIGH + index)

/** The characters of the bytes from 0x80 on, for encodings of one byte. */
const upperHalf = (encoding: Encoding): readonly string[] =>
  Array.from(encoding === 'cp850' ? CP850 : new TextDecoder(encoding).decode(BYTES))

const CHUNK = 8192

const decodeCp850 = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += CHUNK)
    parts.push(
      Array.from(bytes.subarray(start, start + CHUNK), (byte) =>
        byte < HIGH ? String.fromCharCode(byte) : CP850.charAt(byte - HIGH),
      ).join(''),
    )
  return parts.join('')
}

/** Undefined for bytes that the encoding does not have. */
const decoded = (bytes: Uint8Array, encoding: Encoding): string | undefined => {
  if (encoding === 'cp850') return decodeCp850(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Encodings in which programs read UTF-8 by mistake. */
const MISREAD: readonly Encoding[] = ['windows-1252', 'macintosh', 'cp850']
/** Of two bytes: signs, letters of the west and of the east of Europe. */
const LEADS = [0xc2, 0xc3, 0xc5]
const LEAD_OF_THREE = 0xe2

interface Misread {
  readonly pattern: RegExp
  readonly byteOf: ReadonlyMap<string, number>
}

const classOf = (letters: readonly string[]): string =>
  letters.map((letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`).join('')

/** A lead of a letter of German or of a sign, and its one or two further bytes, as characters. */
const misreadAs = (encoding: Encoding): Misread => {
  const letters = upperHalf(encoding)
  const leads = LEADS.map((lead) => letters[lead - HIGH] ?? '')
  const ofThree = letters[LEAD_OF_THREE - HIGH] ?? ''
  const following = `[${classOf(letters.slice(0, HIGH / 2))}]`
  const pattern = `[${classOf(leads)}]${following}|${classOf([ofThree])}${following}{2}`
  return {
    pattern: new RegExp(pattern, 'gu'),
    byteOf: new Map(letters.map((letter, index) => [letter, HIGH + index])),
  }
}

let misread: readonly Misread[] | undefined

const repairedOnce = (text: string): string =>
  (misread ??= MISREAD.map(misreadAs)).reduce(
    (repaired, { pattern, byteOf }) =>
      repaired.replace(pattern, (letters) => {
        const bytes = Uint8Array.from(letters, (letter) => byteOf.get(letter) ?? 0)
        return decoded(bytes, 'utf-8') ?? letters
      }),
    text,
  )

/** Files go through several programs. */
const MOST_TIMES = 3

/** Letters that UTF-8 read as another encoding made of one, also several times: `Ã¼`, `√º` and `ÃƒÂ¼` are `ü`. */
export const withoutMisread = (text: string): string => {
  let repaired = text
  for (let time = 0; time < MOST_TIMES; time++) {
    const next = repairedOnce(repaired)
    if (next === repaired) break
    repaired = next
  }
  return repaired
}

/** Texts copied from a PDF have the dots beside their letter. */
const DOTS_APART = /([aouAOU])\u00a8|\u00a8([aouAOU])/gu

const joined = (text: string, encoding: Encoding): string =>
  encoding === 'utf-8'
    ? text.replace(DOTS_APART, (_, before?: string, behind?: string) => `${before ?? behind}\u0308`)
    : text

/** The text of bytes in an encoding, with each letter as one character; undefined when it does not have them. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string | undefined => {
  const text = decoded(bytes, encoding)
  if (text === undefined) return undefined
  return joined(withoutMisread(text.normalize('NFC')), encoding).normalize('NFC')
}
