import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import {
  follows,
  forgetTraits,
  idsInto,
  into,
  suggestionsFor,
  TRAIT_PARTITIONS,
} from '#testing/tastes.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { dismissedKey } from './dismissed.items.ts'

const TASTE = {
  location: 'Köln',
  favoriteGenres: ['Doom Metal', 'Black Metal'],
  selectedRoles: ['band'],
} as const

const [, ...SHARED_PARTITIONS] = TRAIT_PARTITIONS

const several = async (count: number, one: () => Promise<TestMember>): Promise<string[]> => {
  const ids: string[] = []
  for (let number = 0; number < count; number++) ids.push((await one()).id)
  return ids
}

const idsFor = async (viewer: TestMember): Promise<string[]> =>
  (await suggestionsFor(viewer)).map(({ id }) => id)

beforeEach(forgetTraits)

describe('suggestions for members with many follows', () => {
  it('continue after sixty members of the same town and genre who are all followed', async () => {
    const viewer = await into({ location: 'Köln', favoriteGenres: ['Doom Metal'] })
    const strangers = await several(6, () => into(TASTE))
    await follows(viewer, ...(await idsInto(TRAIT_PARTITIONS, 60)))
    const suggested = await suggestionsFor(viewer)
    expect(suggested.map(({ id }) => id)).toEqual(strangers.toReversed().slice(0, 5))
    expect(new Set(suggested.map(({ reason }) => reason))).toEqual(new Set(['location']))
  })

  it('continue with members of other genres', async () => {
    const viewer = await into({ location: 'Köln', favoriteGenres: ['Doom Metal'] })
    const strangers = await several(5, () => into({}))
    const followed = await idsInto(SHARED_PARTITIONS, 60)
    await follows(viewer, ...followed)
    expect(await idsFor(viewer)).toEqual(strangers.toReversed())
  })

  it.each([20, 100])(
    'fall back to newcomers when all %i similar members are followed',
    async (alike) => {
      const viewer = await into(TASTE)
      await follows(viewer, ...(await idsInto(SHARED_PARTITIONS, alike)))
      const newcomers = await several(2, () => into({}))
      expect(await idsFor(viewer)).toEqual(newcomers.toReversed())
    },
  )

  it('never list a followed member, however many are followed', async () => {
    const viewer = await into({ location: 'Köln' })
    const [followed, stranger] = [await into(TASTE), await into(TASTE)]
    await follows(viewer, followed.id)
    await follows(viewer, ...(await idsInto([], 100)))
    expect(await idsFor(viewer)).toEqual([stranger.id])
    const newcomers = await several(3, () => into({ location: 'Köln' }))
    expect(await idsFor(viewer)).toEqual([...newcomers.toReversed(), stranger.id])
  })
})

/** Everything that makes it expensive: full lists, long texts, two friends with many friends. */
const aDearViewer = async (): Promise<TestMember> => {
  const viewer = await into({ ...TASTE, bio: 'x'.repeat(500) })
  const { dismissedSuggestions } = LIMITS
  const memberIds = new Set(Array.from({ length: dismissedSuggestions }, () => newId()))
  await putAll([{ ...dismissedKey(viewer.id), memberIds }])
  await several(5, () => into({ ...TASTE, bio: 'x'.repeat(500) }))
  return viewer
}

const followsPopular = async (viewer: TestMember, partitions: string[], count: number) => {
  const ids = await idsInto(partitions, count)
  await follows(viewer, ...ids)
  const asked = ids.slice(-16)
  for (const id of asked) await follows({ id }, ...asked, viewer.id)
}

const costFor = async (viewer: TestMember) => {
  let found = 0
  const { read } = await unitsOf(async () => {
    found = (await idsFor(viewer)).length
  })
  return { found, read }
}

describe.runIf(unitsAreExact)('suggestions cost at most twelve units', () => {
  it('when they read beyond the followed members', async () => {
    const viewer = await aDearViewer()
    await followsPopular(viewer, TRAIT_PARTITIONS, 60)
    expect(await costFor(viewer)).toEqual({ found: 5, read: 12 })
  })

  it('when they read further although not all follows are read', async () => {
    const veterans = await idsInto([], 10)
    const viewer = await aDearViewer()
    await follows(viewer, ...veterans)
    await followsPopular(viewer, SHARED_PARTITIONS, 64)
    await several(4, () => into({ location: 'Köln', bio: 'x'.repeat(500) }))
    expect(await costFor(viewer)).toEqual({ found: 5, read: 12 })
  })

  it('when more members are followed than are read, and some are checked by key', async () => {
    const viewer = await aDearViewer()
    await followsPopular(viewer, [], 100)
    await several(3, () => into({ location: 'Köln', bio: 'x'.repeat(500) }))
    expect(await costFor(viewer)).toEqual({ found: 5, read: 12 })
  })

  it('when more members exist than can be read', async () => {
    const viewer = await aDearViewer()
    await followsPopular(viewer, [], 100)
    await idsInto(TRAIT_PARTITIONS, 60)
    await several(5, () => into({ ...TASTE, bio: 'x'.repeat(500) }))
    const { found, read } = await costFor(viewer)
    expect(found).toBe(5)
    expect(read).toBeLessThan(12)
  })
})
