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
const LEADS = [0xc2, 0xc3, 0xe2]

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
  const following = `[${classOf(letters.slice(0, HIGH / 2))}]`
  const [one = '', two = '', three = ''] = leads
  const pattern = `[${classOf([one, two])}]${following}|${classOf([three])}${following}{2}`
  return {
    pattern: new RegExp(pattern, 'gu'),
    byteOf: new Map(letters.map((letter, index) => [letter, HIGH + index])),
  }
}

let misread: readonly Misread[] | undefined

/** Letters that UTF-8 read as another encoding made of one: `Ã¼` and `√º` are `ü`. */
export const withoutMisread = (text: string): string =>
  (misread ??= MISREAD.map(misreadAs)).reduce(
    (repaired, { pattern, byteOf }) =>
      repaired.replace(pattern, (letters) => {
        const bytes = Uint8Array.from(letters, (letter) => byteOf.get(letter) ?? 0)
        return decoded(bytes, 'utf-8') ?? letters
      }),
    text,
  )

/** The text of bytes in an encoding, with each letter as one character; undefined when it does not have them. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string | undefined => {
  const text = decoded(bytes, encoding)
  return text === undefined ? undefined : withoutMisread(text.normalize('NFC'))
}
