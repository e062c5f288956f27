import { expect, test } from 'vitest'
import { cropSide } from './crop.ts'

test.each([
  [1500, 512],
  [512, 512],
  [300.4, 300],
  [0.2, 1],
])('draws a square of %d pixels with %d pixels', (side, drawn) => {
  expect(cropSide({ x: 0, y: 0, width: side, height: side })).toBe(drawn)
})
