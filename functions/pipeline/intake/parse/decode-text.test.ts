import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = '<?xml version="1.0"?><rss>Höllenlärm – „Größe“ 🤘</rss>'
const WESTERN = 'Höllenlärm für Größe'

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()
const declaring = (encoding: string, text: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><rss>${text}</rss>`

it.each([
  ['UTF-8', Buffer.from(TEXT), 'text/xml; charset=utf-8'],
  ['UTF-8 without a declaration', Buffer.from(TEXT), ''],
  ['UTF-8 that is declared as Latin 1', Buffer.from(TEXT), 'text/xml; charset=ISO-8859-1'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`), 'text/xml; charset=windows-1252'],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), ''],
  ['big-endian UTF-16 with a mark', utf16be(`\ufeff${TEXT}`), 'text/xml; charset=utf-8'],
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), ''],
  ['big-endian UTF-16 without a mark', utf16be(TEXT), ''],
])('reads %s', (_, bytes, contentType) => {
  expect(decodeText(bytes, contentType)).toBe(TEXT)
})

it.each([
  ['the header', Buffer.from(WESTERN, 'latin1'), 'text/xml; charset="iso-8859-1"'],
  ['nothing', Buffer.from(WESTERN, 'latin1'), ''],
  ['UTF-8', Buffer.from(WESTERN, 'latin1'), 'application/rss+xml; charset=utf-8'],
  ['an unknown encoding', Buffer.from(WESTERN, 'latin1'), 'text/xml; charset=klingonisch'],
  ['UTF-16', Buffer.from(WESTERN, 'latin1'), 'text/xml; charset=utf-16'],
])('reads Latin 1 that is declared as %s', (_, bytes, contentType) => {
  expect(decodeText(bytes, contentType)).toBe(WESTERN)
})

it('uses the declaration when the header names no encoding', () => {
  const russian = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="windows-1251"?><rss>'),
    Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
    Buffer.from('</rss>'),
  ])
  expect(decodeText(russian, 'text/xml')).toBe(declaring('windows-1251', 'Привет'))
})

it('reads Windows quotes in text that is declared as Latin 1', () => {
  const bytes = Buffer.from([0x84, 0x47, 0x72, 0xf6, 0xdf, 0x65, 0x93, 0x20, 0x80])
  expect(decodeText(bytes, 'text/xml; charset=iso-8859-1')).toBe('„Größe“ €')
})

const DAMAGED = Buffer.concat([
  Buffer.from(declaring('UTF-8', 'Motörhead ')),
  Buffer.from([0xff, 0x20, 0xfe, 0x20, 0xff]),
])

it.each(['text/xml', 'text/xml; charset=utf-8'])(
  'reads declared UTF-8 with more invalid bytes than umlauts (%s)',
  (contentType) => {
    expect(decodeText(DAMAGED, contentType)).toBe(
      `${declaring('UTF-8', 'Motörhead ')}\ufffd \ufffd \ufffd`,
    )
  },
)

it('reads Windows-1252 that is declared as UTF-8 when letter and quote form a valid sequence', () => {
  const bytes = Buffer.from([0x84, 0x53, 0x70, 0x61, 0xdf, 0x93, 0x20, 0xfc, 0x62, 0x65, 0x72])
  expect(decodeText(bytes, 'text/xml; charset=utf-8')).toBe('„Spaß“ über')
})
