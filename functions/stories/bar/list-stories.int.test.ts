import { describe, expect, it } from 'vitest'
import { STORY } from '#shared/domain/stories.ts'
import { listStories, type StoryTile } from '#shared/api/stories.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { aStory, seenBy, storedStory } from '#testing/stories.ts'
import { readBar, findTile } from '#testing/story-calls.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { barEntryKey } from '../items/bar.items.ts'
import { forgetBar } from './bar.repository.ts'
import { handler } from './list-stories.ts'

describe('the bar', () => {
  it('shows the own tile first, then unseen ones, then the newest', async () => {
    const viewer = await aMember()
    const [first, second, third] = [await aMember(), await aMember(), await aMember()]
    await aStory(first)
    await seenBy(viewer, await aStory(second))
    await aStory(third)
    await aStory(viewer)
    const members = [viewer, third, first, second].map(({ id }) => id)
    const shown = (await readBar(viewer)).map(({ userId }) => userId)
    expect(shown.filter((id) => members.includes(id))).toEqual(members)
  })

  it('is seen when all stories of a member are', async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    const [old, young] = [await aStory(author), await aStory(author)]
    await seenBy(viewer, young)
    expect(await findTile(viewer, author.id)).toMatchObject({
      isSeen: false,
      storyIds: [old, young],
    })
    await seenBy(viewer, old)
    expect(await findTile(viewer, author.id)).toMatchObject({ isSeen: true, id: young })
  })

  it('leaves out members whom the viewer muted', async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    await aStory(author)
    await putAll([{ ...blocksKey(viewer.id), muted: new Set([author.id]) }])
    expect(await findTile(viewer, author.id)).toBeUndefined()
  })

  it('has all slides of all stories for a client that asks for no others', async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    const contents = [['Eins', 'Zwei'], ['Drei']]
    for (const story of contents)
      await aStory(author, { slides: story.map((content) => ({ content })) })
    forgetBar()
    const { json } = await call(handler, listStories, { token: viewer.token })
    const tile = (json as StoryTile[]).find(({ userId }) => userId === author.id)
    expect(tile?.slides.map(({ id, content }) => [id, content])).toEqual([
      ['1', 'Eins'],
      ['2', 'Zwei'],
      ['3', 'Drei'],
    ])
  })

  it('answers 304 while nothing changes', async () => {
    const { token } = await aMember()
    await aStory(await aMember())
    const { headers } = await call(handler, listStories, { token })
    const again = { token, headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await call(handler, listStories, again)).status).toBe(304)
  })
})

const anEntry = () => {
  const author = { id: newId(), username: `laut_${newId().slice(-8)}`, token: '' }
  const story = storedStory(author)
  return {
    ...barEntryKey(author.id, story.GSI1SK),
    author: story.author,
    stories: [story.GSI1SK],
    slide: story.slides[0],
    expiresAt: story.expiresAt,
  }
}

describe.runIf(unitsAreExact)('the cost of the bar', () => {
  it.each([
    ['six read units', { slides: 'first' }, 6],
    ['a Query more for each tile with all slides', {}, 6 + STORY.tiles],
  ])('is at most %s however many members have stories', async (_, query, limit) => {
    const { token } = await aMember()
    await putAll(Array.from({ length: 400 }, anEntry))
    forgetBar()
    let tiles = 0
    const { read } = await unitsOf(async () => {
      const { json } = await call(handler, listStories, { token, query })
      tiles = (json as unknown[]).length
    })
    expect(tiles).toBe(STORY.tiles)
    expect(read).toBeLessThanOrEqual(limit)
  })
})
