import { describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { pinnedCountersKey } from './pin.items.ts'
import { FEED, feedCountersPartitions, postCountersKey } from './post.items.ts'

const ids = Array.from({ length: 4000 }, () => newId())

describe('the counters of the feed', () => {
  it('are outside the partition of the texts, for pinned copies too', () => {
    for (const id of ids.slice(0, 100)) {
      expect(postCountersKey(id).PK).not.toBe(FEED)
      expect(pinnedCountersKey(id).PK).toBe(postCountersKey(id).PK)
    }
  })

  it('spread over all shards, also for posts of the same millisecond', () => {
    const at = Date.now()
    for (const some of [ids, Array.from({ length: 4000 }, () => newId(at))]) {
      for (const { PK } of feedCountersPartitions) {
        const share = some.filter((id) => postCountersKey(id).PK === PK).length / some.length
        expect(share).toBeGreaterThan(0.4)
        expect(share).toBeLessThan(0.6)
      }
    }
  })
})
