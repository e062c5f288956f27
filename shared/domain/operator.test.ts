import { expect, test } from 'vitest'
import { isUnfilled, unfilledFields } from './operator.ts'

test.each(['', '  ', '[Name des Betreibers]', ' [E-Mail-Adresse] '])(
  'treats %j as unfilled',
  (value) => {
    expect(isUnfilled(value)).toBe(true)
  },
)

test.each(['Lärm GmbH', 'laut@example.org', 'Wacken [Holstein]'])(
  'treats %j as filled',
  (value) => {
    expect(isUnfilled(value)).toBe(false)
  },
)

test('lists the unfilled fields', () => {
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
