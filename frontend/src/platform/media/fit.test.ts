import { describe, expect, it } from 'vitest'
import { fitSide, fitWidth } from './fit.ts'
import { isAnimated } from './is-animated.ts'

describe('fitting pictures', () => {
  it('keeps the ratio and never enlarges', () => {
    expect(fitSide({ width: 4032, height: 3024 }, 2048)).toEqual({ width: 2048, height: 1536 })
    expect(fitSide({ width: 3024, height: 4032 }, 2048)).toEqual({ width: 1536, height: 2048 })
    expect(fitSide({ width: 300, height: 200 }, 2048)).toEqual({ width: 300, height: 200 })
    expect(fitSide({ width: 20000, height: 2 }, 2048)).toEqual({ width: 2048, height: 1 })
  })

  it('makes no preview when it would save little', () => {
    expect(fitWidth({ width: 2048, height: 1536 }, 720)).toEqual({ width: 720, height: 540 })
    expect(fitWidth({ width: 800, height: 600 }, 720)).toBeNull()
  })
})

describe('isAnimated', () => {
  const text = (value: string): number[] => [...value].map((char) => char.charCodeAt(0))
  const webp = (flags: number) =>
    new Uint8Array([...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8X'), 10, 0, 0, 0, flags, 0])
  const png = (...types: string[]) =>
    new Uint8Array([
      0x89,
      ...text('PNG'),
      13,
      10,
      26,
      10,
      ...types.flatMap((type) => [0, 0, 0, 2, ...text(type), 0, 0, 0, 0, 0, 0]),
    ])

  it('detects animation in WebP and PNG', () => {
    expect(isAnimated(webp(0b10))).toBe(true)
    expect(isAnimated(webp(0b1000))).toBe(false)
    expect(isAnimated(png('IHDR', 'acTL', 'IDAT'))).toBe(true)
    expect(isAnimated(png('IHDR', 'IDAT', 'acTL'))).toBe(false)
    expect(isAnimated(new Uint8Array([1, 2, 3]))).toBe(false)
    expect(isAnimated(new Uint8Array())).toBe(false)
  })
})
