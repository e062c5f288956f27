import { decode } from 'html-entities'

const REFERENCE = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi

const C1 = { first: 0x80, last: 0x9f } as const
const WINDOWS_1252 = new TextDecoder('windows-1252')

const isCharacter = (code: number): boolean =>
  [9, 10, 13].includes(code) ||
  (code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff))

/** Feeds that number characters from 128 to 159 mean Windows-1252; in Unicode they are control characters. */
const characterOf = (code: number): string => {
  if (!isCharacter(code)) return ''
  return code >= C1.first && code <= C1.last
    ? WINDOWS_1252.decode(Uint8Array.of(code))
    : String.fromCodePoint(code)
}

const numberOf = (digits: string): number =>
  /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits)

/**
 * Decodes the references of XML once, and those of HTML, which feeds use without declaring them.
 * Stray ampersands and unknown names stay.
 */
export const decodeReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (reference, digits?: string) =>
        digits === undefined
          ? decode(reference, { scope: 'strict' })
          : characterOf(numberOf(digits)),
      )
    : text
