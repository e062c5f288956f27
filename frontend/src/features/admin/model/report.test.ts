import { expect, it } from 'vitest'
import { isAlarming, isWarning, webAddress } from './report.ts'

it('shows a text in red when it contains the word', () => {
  expect(isWarning('WARNUNG: 2 Artikel ohne Quelle')).toBe(true)
  expect(isWarning('OK, keine Warnung')).toBe(false)
  expect(isAlarming('ACHTUNG: Satz 3 ohne Quelle')).toBe(true)
  expect(isAlarming('Alle Sätze belegt')).toBe(false)
})

it.each([
  ['https://amboss.example/a', 'https://amboss.example/a'],
  ['http://amboss.example', 'http://amboss.example/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hi', undefined],
  ['/relative', undefined],
  ['', undefined],
  [null, undefined],
])('%s links to %s', (url, address) => {
  expect(webAddress(url)).toBe(address)
})
