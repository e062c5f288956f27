import { expect, test } from 'vitest'
import { encodedSender } from './encoded-sender.ts'

const decoded = (encoded: string): string =>
  encoded
    .replaceAll(/\?= =\?UTF-8\?B\?/g, '?==?UTF-8?B?')
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/g, (_, base64: string) =>
      Buffer.from(base64, 'base64').toString(),
    )

test('encodes a name with umlauts and keeps the address', () => {
  expect(encodedSender('Höllenlärm <laut@laerm.example>')).toBe(
    '=?UTF-8?B?SMO2bGxlbmzDpHJt?= <laut@laerm.example>',
  )
})

test('leaves the quotation marks of a name out', () => {
  expect(decoded(encodedSender('"Lärm, laut" <laut@laerm.example>'))).toBe(
    'Lärm, laut <laut@laerm.example>',
  )
})

test.each(['laut@laerm.example', 'Krach <laut@laerm.example>', '"Krach, laut" <laut@l.example>'])(
  'leaves %s as it is',
  (sender) => {
    expect(encodedSender(sender)).toBe(sender)
  },
)

test('splits a long name into words of at most 75 characters without splitting a character', () => {
  const sender = `${'Größter Lärm 🤘 '.repeat(9)}Ende <laut@laerm.example>`
  const encoded = encodedSender(sender)
  for (const word of encoded.split(' ')) expect(word.length).toBeLessThanOrEqual(75)
  expect(decoded(encoded)).toBe(sender)
})
