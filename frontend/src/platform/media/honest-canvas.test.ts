import { expect, it } from 'vitest'
import { distanceFromColors } from './honest-canvas.ts'

const COLORS = [
  [200, 30, 40],
  [20, 160, 90],
  [40, 60, 220],
  [240, 240, 230],
]

/** Eight rows of four squares, as the probe draws them, with a change of each byte. */
const probe = (change: (value: number, at: number) => number): number[] =>
  Array.from({ length: 8 }, () => COLORS.flatMap((color) => Array.from({ length: 8 }, () => color)))
    .flat()
    .flatMap((color) => [...color, 255])
    .map(change)

it('knows the pixels that it drew, also with single bits changed', () => {
  expect(distanceFromColors(probe((value) => value))).toBe(0)
  expect(distanceFromColors(probe((value, at) => value ^ (at % 2)))).toBeLessThan(6)
})

it.each([
  ['noise', (_: number, at: number) => (at * 7919) % 256],
  ['white', () => 255],
  ['nothing', () => 0],
  ['another picture', (value: number) => 255 - value],
])('knows %s in place of them', (_, change) => {
  expect(distanceFromColors(probe(change))).toBeGreaterThan(20)
})
