import { expect, it } from 'vitest'
import { OptionalWebUrl, WebUrl } from './web-url.ts'

it.each([
  [' https://Metal.DE ', 'https://metal.de/'],
  ['http://höllenlärm.de/bänd?ö#ü', 'http://xn--hllenlrm-1zal.de/b%C3%A4nd?%C3%B6#%C3%BC'],
  ['https://example.org/\u202eabc', 'https://example.org/%E2%80%AEabc'],
  ['https://example.org/\u0000x', 'https://example.org/%00x'],
])('stores %j as browsers send it', (text, href) => {
  const { data } = WebUrl.safeParse(text)
  expect(data).toMatch(/^[\x21-\x7e]+$/)
  expect(data?.replace(/xn--[\w-]+/, 'xn--')).toBe(href.replace(/xn--[\w-]+/, 'xn--'))
})

it.each([
  'metal.de',
  'javascript:alert(1)',
  'https://nutzer@example.org',
  'https://:geheim@example.org',
  'https://ex\u202eample.org',
  `https://example.org/${'x'.repeat(2048)}`,
  `https://example.org/${'ü'.repeat(1000)}`,
])('refuses %j', (text) => {
  expect(WebUrl.safeParse(text).error?.issues[0]?.message).toBe('Ungültige URL')
})

it('accepts an empty address only where it is optional', () => {
  expect(OptionalWebUrl.safeParse('  ').data).toBe('')
  expect(WebUrl.safeParse('').success).toBe(false)
})
