import { describe, expect, it } from 'vitest'
import { STORY } from '#shared/domain/stories.ts'
import { fittingSize, inSlideWidths } from './slide-size.ts'

const BOX = { width: 312, height: 448 }

describe('the size of a text on a slide', () => {
  it('stays as chosen when the text fits', () => {
    expect(fittingSize('Wacken ruft', 48, BOX)).toBe(48)
  })

  it('shrinks for the longest text at the largest size', () => {
    const size = fittingSize('m'.repeat(STORY.text), STORY.fontSize.max, BOX)
    expect(size).toBeLessThan(STORY.fontSize.max)
    expect(size).toBeGreaterThanOrEqual(16)
  })

  it('shrinks for many short lines', () => {
    expect(fittingSize('a\n'.repeat(40), 72, BOX)).toBeLessThan(10)
  })

  it('is a share of the width of the slide', () => {
    expect(inSlideWidths(36)).toBe('10.000cqw')
  })
})
