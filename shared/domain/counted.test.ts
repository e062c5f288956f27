import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it.each([
  [0, '0 Horns'],
  [1, '1 Horn'],
  [2, '2 Horns'],
  [1204, '1.204 Horns'],
])('counts %i in German', (count, text) => {
  expect(counted(count, 'Horn', 'Horns')).toBe(text)
})
