import { beforeEach, describe, expect, it } from 'vitest'
import { goesTo } from '#testing/concert-marks.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { aStoredConcert } from '#testing/stored-concerts.ts'
import { unitsOf } from '#testing/units.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { followItem } from '../../people/relations/index.ts'
import { concertIdOf, type ConcertItem } from '../items/concert.items.ts'
import { followeesGoing } from './followees.repository.ts'
import { markItem } from './mark.items.ts'
import { listingSortKey } from '../items/listing.items.ts'

let viewer: TestMember
let concert: ConcertItem

const follow = (...followees: readonly Pick<TestMember, 'id'>[]) =>
  putAll(
    followees.map(({ id }) =>
      followItem({ followId: newId(), followerId: viewer.id, followeeId: id }),
    ),
  )

const going = async () =>
  (await followeesGoing(viewer.id, concertIdOf(concert))).map(({ id }) => id)

beforeEach(async () => {
  viewer = await aMember()
  concert = await aStoredConcert()
})

describe('followed members who go', () => {
  it('are those whose mark is public, and not those who are only interested', async () => {
    const [loud, quiet, unsure, stranger] = await Promise.all([
      aMember(),
      aMember(),
      aMember(),
      aMember(),
    ])
    await follow(loud, quiet, unsure)
    await goesTo(loud, concert, { isPublic: true })
    await goesTo(quiet, concert)
    await goesTo(unsure, concert, { state: 'interested', isPublic: true })
    await goesTo(stranger, concert, { isPublic: true })
    expect(await going()).toEqual([loud.id])
  })

  it('leave out blocked and muted members', async () => {
    const [blocked, muted] = [await aMember(), await aMember()]
    await follow(blocked, muted)
    await goesTo(blocked, concert, { isPublic: true })
    await goesTo(muted, concert, { isPublic: true })
    await block(blocked, viewer)
    await write(update(blocksKey(viewer.id), { add: { muted: new Set([muted.id]) } }))
    expect(await going()).toEqual([])
  })

  it('cost at most fifteen units with a hundred followees among a thousand goers', async () => {
    const startKey = listingSortKey(concert)
    const ids = Array.from({ length: 1000 }, () => newId())
    const mark = { startKey, markId: newId(), state: 'going', isPublic: true } as const
    await putAll(ids.map((memberId) => markItem({ memberId, ...mark })))
    await follow(...ids.filter((_, index) => index % 10 === 0).map((id) => ({ id })))
    const { read } = await unitsOf(going)
    expect(read).toBeLessThanOrEqual(15)
  })
})
