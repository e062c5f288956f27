import { expect, it } from 'vitest'
import { isolated } from './isolated.ts'

it.each(['صقر', 'שדים 666', 'Krach صقر', 'ߒߞߏ', '𞤀𞤁'])(
  'keeps a sentence in order when it names %s',
  (name) => {
    expect(`${isolated(name)} hat 2 Horns`).toBe(`\u2068${name}\u2069 hat 2 Horns`)
  },
)

it.each(['Krachkatze', 'Łódź', 'ネムリ', '🤘🏽', '', '!!!'])('leaves %j as it is', (name) => {
  expect(isolated(name)).toBe(name)
})
