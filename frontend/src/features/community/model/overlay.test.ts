import { describe, expect, it } from 'vitest'
import { lastingOverlays, OVERLAY_MS } from './overlay.ts'

const at = (time: number) => ({ value: { isLiked: true, likesCount: 1 }, at: time })
const NOW = 100_000

describe('what is kept for a reload', () => {
  it('is what the server confirmed a moment ago, write by write', () => {
    const commentsCount = { value: 3, at: NOW - OVERLAY_MS }
    const kept = lastingOverlays({ one: { horns: at(NOW - 1), commentsCount } }, NOW)
    expect(kept).toEqual({ one: { horns: at(NOW - 1) } })
  })

  it('is neither what is still on its way, also as JSON has it, nor what is from tomorrow', () => {
    const onItsWay = { horns: at(Infinity) }
    const asJson = JSON.parse(JSON.stringify(onItsWay)) as typeof onItsWay
    expect(lastingOverlays({ onItsWay, asJson, later: { horns: at(NOW + 1) } }, NOW)).toEqual({})
  })
})
