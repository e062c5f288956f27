import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deleteStory } from '#shared/api/stories.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { putAll, type Stored } from '#platform/table/index.ts'
import { handler as refreshAuthor } from '../../community/effects/refresh-author.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aStory, seenBy, storedStory } from '#testing/stories.ts'
import { giveHorns, readStories, findTile } from '#testing/story-calls.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { barPartition } from '../items/bar.items.ts'
import { parseStoryId, storyCountersKey, storyKey } from '../items/story.items.ts'
import { storyViewKey } from '../items/view.items.ts'
import { handler as keepStoryBar } from './keep-story-bar.ts'
import { handler as purgeStory } from './purge-story.ts'

const deliverBar = deliverTo('keep-story-bar', keepStoryBar)

const entriesOf = async (memberId: string) =>
  (await storedUnder(barPartition.PK)).filter(({ SK }) => SK.endsWith(memberId))

describe('the tile of a member', () => {
  it('is right in the end however events are repeated, late and out of order', async () => {
    const steps = fc.array(fc.record({ removes: fc.nat({ max: 3 }), delays: anyDelivery }), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const author = await aMember()
        const queue = new UnreliableQueue((record) => deliverBar(record))
        let living: string[] = []
        for (const { removes, delays } of all) {
          const gone = removes > 1 ? living[0] : undefined
          const story = storedStory(author)
          const key = gone === undefined ? story : storyKey({ memberId: author.id, ulid: gone })
          const work = () => (gone === undefined ? putAll([story]) : remove(key))
          await queue.next(await changeBy(key, work), delays)
          living = gone === undefined ? [...living, story.GSI1SK] : living.slice(1)
        }
        await queue.drain()
        const entries = await entriesOf(author.id)
        expect(entries.map((entry) => entry['stories'])).toEqual(living.length > 0 ? [living] : [])
      }),
      { numRuns: runsOf(8) },
    )
  })

  it('writes nothing for a repeated event', async () => {
    const author = await aMember()
    const story = storedStory(author)
    await putAll([story])
    await deliverBar(changeRecord(null, story))
    const [first] = await entriesOf(author.id)
    await deliverBar(changeRecord(null, story))
    expect(await entriesOf(author.id)).toEqual([first])
  })

  it('shows a new name after a moment, as the story does', async () => {
    const [author, viewer] = [await aMember({ displayName: 'Alt' }), await aMember()]
    const id = await aStory(author)
    const key = memberKey(author.id)
    const before = (await stored(key)) as unknown as Stored
    const after = { ...before, displayName: 'Neu', version: 2 }
    await putAll([after])
    const change = await changeBy(storyKey(parseStoryId(id)), () =>
      deliverTo('refresh-author', refreshAuthor)(changeRecord(before, after)),
    )
    if (change) await deliverBar(change)
    expect(await findTile(viewer, author.id)).toMatchObject({ user: { displayName: 'Neu' } })
    expect(await readStories(viewer, author.id)).toMatchObject([{ user: { displayName: 'Neu' } }])
  })
})

const purge = async (item: Stored): Promise<void> => {
  const deliver = deliverTo('purge-story', purgeStory)
  for (const _ of [1, 2]) await deliver(changeRecord(item, null))
}

const aWatchedStory = async (author: TestMember) => {
  const fans = await Promise.all(Array.from({ length: 12 }, () => aMember()))
  const id = await aStory(author)
  for (const fan of fans) await seenBy(fan, id)
  const [first] = fans
  if (first) await giveHorns(first, id)
  await putAll([{ ...heldKey('story', id), entity: 'Held', rule: 'RAC' }])
  return { id, fans, ref: parseStoryId(id) }
}

describe('a deleted story', () => {
  it('leaves no view, number, report or tile', async () => {
    const [author, viewer] = [await aMember(), await aMember()]
    const { id, fans, ref } = await aWatchedStory(author)
    const item = (await stored(storyKey(ref))) as unknown as Stored
    expect(await stored(heldKey('story', id))).not.toBeNull()
    const { status } = await call(await handlerOf('deleteStory'), deleteStory, {
      token: author.token,
      params: { id },
    })
    expect(status).toBe(200)
    await purge(item)
    await deliverBar(changeRecord(item, null))
    for (const fan of fans) expect(await stored(storyViewKey(fan.id, ref.ulid))).toBeNull()
    expect(await stored(storyCountersKey(ref))).toBeNull()
    expect(await stored(heldKey('story', id))).toBeNull()
    expect(await findTile(viewer, author.id)).toBeUndefined()
    expect(await storedUnder(storyKey(ref).PK)).toEqual([])
  })
})
