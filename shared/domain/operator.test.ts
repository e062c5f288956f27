import { expect, test } from 'vitest'
import { isUnfilled, operator, unfilledFields } from './operator.ts'

test.each(['', '  ', '[Name des Betreibers]', ' [E-Mail-Adresse] '])('%j is no value', (value) => {
  expect(isUnfilled(value)).toBe(true)
})

test.each(['Lärm GmbH', 'laut@example.org', 'Wacken [Holstein]'])('%j is one', (value) => {
  expect(isUnfilled(value)).toBe(false)
})

test('names the fields that wait', () => {
  const filled = Object.fromEntries(Object.keys(operator).map((name) => [name, 'x']))
  expect(unfilledFields(filled as typeof operator)).toEqual([])
  expect(
    unfilledFields({ ...(filled as typeof operator), phone: '[Telefonnummer]' } as never),
  ).toEqual(['phone'])
})
