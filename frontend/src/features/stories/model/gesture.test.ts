import { describe, expect, it } from 'vitest'
import { followPointers } from './gesture.ts'

const OVERLAY = { x: 50, y: 40, fontSize: 32 }
const STAGE = { width: 200, height: 400 }
const at = (x: number, y: number) => ({ x, y })

describe('followPointers', () => {
  it('moves an overlay by the share of the stage that a pointer moved', () => {
    const pointers = [{ start: at(10, 10), now: at(30, -30) }]
    expect(followPointers(OVERLAY, pointers, STAGE)).toEqual({ x: 60, y: 30 })
  })

  it('sizes an overlay by the distance of two fingers and keeps its middle', () => {
    const pointers = [
      { start: at(80, 100), now: at(60, 100) },
      { start: at(120, 100), now: at(140, 100) },
    ]
    expect(followPointers(OVERLAY, pointers, STAGE)).toMatchObject({ x: 50, y: 40, fontSize: 64 })
  })

  it.each([
    ['turns an overlay by the angle of two fingers', at(80, 120), at(120, 80), -45],
    ['keeps an overlay level when two fingers hardly turn', at(80, 101), at(120, 99), 0],
  ])('%s', (_, first, second, rotation) => {
    const pointers = [
      { start: at(80, 100), now: first },
      { start: at(120, 100), now: second },
    ]
    expect(followPointers(OVERLAY, pointers, STAGE)).toMatchObject({
      x: 50,
      y: 40,
      rotation: expect.closeTo(rotation) as number,
    })
  })

  it('only moves an overlay when both fingers began at one place', () => {
    const finger = { start: at(80, 100), now: at(60, 100) }
    expect(followPointers(OVERLAY, [finger, finger], STAGE)).toEqual({ x: 40, y: 40 })
  })
})
