import { describe, expect, it } from 'vitest'
import { lastingOverlays, OVERLAY_MS } from './overlay.ts'

const at = (time: number) => ({ value: { isLiked: true, likesCount: 1 }, at: time })
const NOW = 100_000

describe('lastingOverlays', () => {
  it('keeps what the server has just confirmed, write by write', () => {
    const commentsCount = { value: 3, at: NOW - OVERLAY_MS }
    const kept = lastingOverlays({ one: { like: at(NOW - 1), commentsCount } }, NOW)
    expect(kept).toEqual({ one: { like: at(NOW - 1) } })
  })

  it('drops writes that are unconfirmed, also after JSON, and writes from the future', () => {
    const unconfirmed = { like: at(Infinity) }
    const asJson = JSON.parse(JSON.stringify(unconfirmed)) as typeof unconfirmed
    expect(lastingOverlays({ unconfirmed, asJson, later: { like: at(NOW + 1) } }, NOW)).toEqual({})
  })
})
