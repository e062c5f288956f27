import { expect, test } from 'vitest'
import { isUnfilled, unfilledFields } from './operator.ts'

test.each(['', '  ', '[Name des Betreibers]', ' [E-Mail-Adresse] '])('%j is no value', (value) => {
  expect(isUnfilled(value)).toBe(true)
})

test.each(['Lärm GmbH', 'laut@example.org', 'Wacken [Holstein]'])('%j is one', (value) => {
  expect(isUnfilled(value)).toBe(false)
})

test('names the fields that wait', () => {
  const filled = {
    name: 'x',
    street: 'x',
    city: 'x',
    country: 'x',
    email: 'x',
    phone: 'x',
    responsible: 'x',
    authority: 'x',
    founder: 'x',
  }
  expect(unfilledFields(filled)).toEqual([])
  expect(unfilledFields({ ...filled, phone: '[Telefonnummer]' })).toEqual(['phone'])
})
