import fc from 'fast-check'

/** What breaks keys, JSON, HTML, logs, comparisons and limits. */
const SPECIAL = [
  '\ud800',
  '\udfff',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\r\n',
  '\t',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u200d',
  '\u200f',
  '\ufeff',
  '\ufffe',
  '\u0301',
  'ﷺ',
  'ﬃ',
  'İ',
  'ß',
  '가',
  '🤘',
  '\u{e0041}',
  '#',
  '~',
  '/',
  '%00',
  '%ED%A0%80',
  '<script>',
  "'",
  '"',
  '\\',
  '@',
] as const

const WHOLE = [
  '',
  ' ',
  '..',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '00000000000000000000000000',
  '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  '7ZZZZZZZZZZZZZZZZZZZZZZZZZ-00000000000000000000000000',
  'javascript:alert(1)',
  'https://[::1]:99999/',
  'https://nutzer:geheim@example.org/',
  'https://example.org/\u0000\u202e\ud800',
  'https://ex\u202eample.org/',
  'data:text/html,<script>',
] as const

const LENGTHS = [1, 2, 15, 30, 50, 60, 80, 120, 500, 2000] as const

const repeated = fc
  .tuple(fc.constantFrom(...SPECIAL), fc.constantFrom(...LENGTHS))
  .map(([text, count]) => text.repeat(count))

const mixed = fc
  .array(fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(''))

/** Texts that no form sends. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...WHOLE),
  repeated,
  mixed,
)

/** A valid text with something hostile in front, inside or behind. */
export const spoiled = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...SPECIAL), fc.nat({ max: text.length }))
    .map(([special, at]) => `${text.slice(0, at)}${special}${text.slice(at)}`)

const BIDI = /[\u202a-\u202e\u2066-\u2069]/
/** Control characters except line feed and tab. */
const CONTROL = /[^\P{Cc}\n\t]/u

/** Whether a text could break or turn around what is shown, logged or stored next to it. */
export const isRaw = (text: string): boolean =>
  CONTROL.test(text) || BIDI.test(text) || !text.isWellFormed()

/** All strings in a value, names included. Iterative, because the value may be nested deeply. */
export function* stringsIn(value: unknown): Generator<string> {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') yield next
    else if (next instanceof Set) open.push(...(next as Set<unknown>))
    else if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next))
      open.push(...Object.keys(next), ...(Object.values(next) as unknown[]))
  }
}
