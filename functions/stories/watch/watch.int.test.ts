import { afterEach, describe, expect, it, vi } from 'vitest'
import { STORY } from '#shared/domain/stories.ts'
import type { StoryViewer } from '#shared/api/stories.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { aStory, seenBy } from '#testing/stories.ts'
import {
  askStories,
  askViews,
  giveHorns,
  see,
  readStories,
  findTile,
} from '#testing/story-calls.ts'
import { remove, stored } from '#testing/stored.ts'
import { handler as countStoryView } from '../effects/count-story-view.ts'
import { parseStoryId, storyCountersKey, storyKey } from '../items/story.items.ts'
import { storyViewKey } from '../items/view.items.ts'

const DAY_MS = STORY.hours * 3_600_000

const passes = (ms: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

const pair = async () => {
  const [author, viewer] = [await aMember(), await aMember()]
  return { author, viewer, id: await aStory(author) }
}

const countViews = async (viewer: TestMember, id: string, times = 1): Promise<void> => {
  const view = await stored(storyViewKey(viewer.id, parseStoryId(id).ulid))
  const deliver = deliverTo('count-story-view', countStoryView)
  await Promise.all(Array.from({ length: times }, () => deliver(changeRecord(null, view))))
}

const viewsOf = async (author: TestMember): Promise<number | null | undefined> =>
  (await readStories(author, author.id))[0]?.viewsCount

describe('a view', () => {
  it('counts once, however often the member looks and the event arrives', async () => {
    const { author, viewer, id } = await pair()
    const answers = await Promise.all(Array.from({ length: 5 }, () => see(viewer, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await countViews(viewer, id, 5)
    expect((await see(viewer, id)).status).toBe(200)
    expect(await viewsOf(author)).toBe(1)
    expect(await readStories(viewer, author.id)).toMatchObject([{ isSeen: true, viewsCount: null }])
  })

  it('of the own story is not counted', async () => {
    const { author, id } = await pair()
    expect((await see(author, id)).status).toBe(200)
    expect(await stored(storyViewKey(author.id, parseStoryId(id).ulid))).toBeNull()
    expect((await askViews(author, id)).json).toEqual([])
  })

  it('that is counted late does not bring back the numbers of a deleted story', async () => {
    const { viewer, id } = await pair()
    await see(viewer, id)
    await remove(storyKey(parseStoryId(id)))
    await countViews(viewer, id)
    expect(await stored(storyCountersKey(parseStoryId(id)))).toBeNull()
  })
})

describe('horns', () => {
  it('stay exact when they are given and taken back a hundred times', async () => {
    const { author, viewer, id } = await pair()
    for (let round = 0; round < 50; round++) {
      await giveHorns(viewer, id)
      await giveHorns(viewer, id, false)
    }
    expect((await giveHorns(viewer, id)).json).toEqual({ isLiked: true, likesCount: 1 })
    expect((await giveHorns(viewer, id)).json).toEqual({ isLiked: true, likesCount: 1 })
    expect(await readStories(author, author.id)).toMatchObject([{ likesCount: 1 }])
    expect(await readStories(viewer, author.id)).toMatchObject([{ isLiked: true, isSeen: true }])
  })

  it('of many members at once are all counted', async () => {
    const { author, id } = await pair()
    const fans = await Promise.all(Array.from({ length: 10 }, () => aMember()))
    await Promise.all([...fans, ...fans].map((fan) => giveHorns(fan, id)))
    expect(await readStories(author, author.id)).toMatchObject([{ likesCount: 10 }])
  })

  it('for the own story are refused', async () => {
    const { author, id } = await pair()
    expect((await giveHorns(author, id)).status).toBe(403)
  })
})

describe('a story that ends while it is watched', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is 404 in every call, also for its author', async () => {
    const [author, viewer] = [await aMember(), await aMember()]
    const id = await aStory(author, { at: Date.now() - DAY_MS + 600 })
    expect((await see(viewer, id)).status).toBe(200)
    expect(await readStories(viewer, author.id)).toHaveLength(1)
    passes(700)
    const answers = [
      await see(viewer, id),
      await giveHorns(viewer, id),
      await giveHorns(viewer, id, false),
      await askStories(viewer, author.id),
      await askStories(author, author.id),
      await askViews(author, id),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(answers[0]?.json).toMatchObject({ message: 'Diese Story ist vorbei.' })
    expect(await findTile(viewer, author.id)).toBeUndefined()
    expect(await findTile(author, author.id)).toBeUndefined()
  })

  it('leaves the younger ones of its author', async () => {
    const [author, viewer] = [await aMember(), await aMember()]
    await aStory(author, { at: Date.now() - DAY_MS + 500, slides: [{ content: 'Alt.' }] })
    const young = await aStory(author, { slides: [{ content: 'Neu.' }] })
    expect(await findTile(viewer, author.id)).toMatchObject({ slides: [{ content: 'Alt.' }] })
    passes(600)
    expect(await findTile(viewer, author.id)).toMatchObject({ storyIds: [young], slides: [] })
    expect(await readStories(viewer, author.id)).toMatchObject([{ id: young }])
  })
})

describe('an author whom the viewer blocks while watching', () => {
  it('is gone from every call', async () => {
    const { author, viewer, id } = await pair()
    await see(viewer, id)
    await block(viewer, author)
    expect((await see(viewer, id)).status).toBe(404)
    expect((await askStories(viewer, author.id)).status).toBe(404)
    expect((await giveHorns(viewer, id)).status).toBe(403)
    expect(await findTile(viewer, author.id)).toBeUndefined()
    expect((await askViews(author, id)).json).toEqual([])
  })
})

describe('the viewers of an own story', () => {
  it('are listed newest first, with horns, page by page', async () => {
    const { author, id } = await pair()
    const fans: TestMember[] = []
    for (let count = 0; count < STORY.viewersPage + 3; count++) {
      const fan = await aMember()
      await seenBy(fan, id)
      fans.push(fan)
    }
    const last = fans.at(-1)
    if (last) await giveHorns(last, id)
    const first = await askViews(author, id)
    const page = first.json as StoryViewer[]
    expect(page).toHaveLength(STORY.viewersPage)
    expect(page[0]).toMatchObject({ userId: last?.id, isLiked: true })
    expect(page[1]).toMatchObject({ userId: fans.at(-2)?.id, isLiked: false })
    const second = await askViews(author, id, first.headers['x-next-cursor'])
    expect((second.json as StoryViewer[]).map(({ userId }) => userId)).toEqual(
      fans
        .slice(0, 3)
        .reverse()
        .map((fan) => fan.id),
    )
  })
})

describe('a cursor of viewers', () => {
  it.each([' ', 'x', '~', 'STORY'])('returns 400 for %j', async (cursor) => {
    const { author, id } = await pair()
    expect((await askViews(author, id, cursor)).status).toBe(400)
  })
})
