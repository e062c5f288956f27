import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pack, type Outgoing } from './outbox.ts'

const message = fc.record({
  queueUrl: fc.constantFrom('one', 'two', 'three'),
  body: fc.nat({ max: 90 * 1024 }).map((bytes) => 'x'.repeat(bytes)),
  position: fc.nat(),
})

const bytesOf = (parcel: readonly Outgoing[]): number =>
  parcel.reduce((sum, { body }) => sum + body.length, 0)

describe('pack', () => {
  it('puts every message into one parcel for its queue that fits into one call', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 60 }), (messages) => {
        const parcels = pack(messages)
        expect(new Set(parcels.flat())).toEqual(new Set(messages))
        expect(parcels.flat()).toHaveLength(messages.length)
        for (const parcel of parcels) {
          expect(new Set(parcel.map(({ queueUrl }) => queueUrl)).size).toBe(1)
          expect(parcel.length).toBeLessThanOrEqual(10)
          expect(bytesOf(parcel)).toBeLessThanOrEqual(256 * 1024)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('puts ten small messages into one parcel', () => {
    const messages = Array.from({ length: 25 }, (_, position) => ({
      queueUrl: 'one',
      body: '{}',
      position,
    }))
    expect(pack(messages).map(({ length }) => length)).toEqual([10, 10, 5])
  })
})
