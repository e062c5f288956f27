import { beforeEach, expect, it } from 'vitest'
import {
  createStory,
  listStories,
  memberStories,
  type Story,
  type StoryTile,
} from '#shared/api/stories.ts'
import { transact } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember, isOfAge, type TestMember } from '#testing/members.ts'
import { aSlide, aStory, settleBar } from '#testing/stories.ts'
import { forgetBar } from '../bar/bar.repository.ts'
import { handler as listBar } from '../bar/list-stories.ts'
import { handler as create } from '../publish/create-story.ts'
import { labelDrasticStory, unlabelDrasticStory } from '../reports/drastic-label.ts'
import { handler as ofMember } from './member-stories.ts'

const SLIDES = [
  { content: 'Blutbad', textOverlays: [] },
  { type: 'image' as const, content: 'Gedärm', mediaUrl: '/media/stories/x/1' },
]

const tileOf = async ({ token }: TestMember, author: TestMember) => {
  forgetBar()
  const { json } = await call(listBar, listStories, { token, query: { slides: 'first' } })
  return (json as StoryTile[]).find(({ userId }) => userId === author.id)
}

/** As a client reads it that wants all slides at once. */
const fullTileOf = async ({ token }: TestMember, author: TestMember) => {
  forgetBar()
  const { json } = await call(listBar, listStories, { token })
  return (json as StoryTile[]).find(({ userId }) => userId === author.id)
}

const storyOf = async ({ token }: TestMember, author: TestMember) => {
  const { json } = await call(ofMember, memberStories, { token, params: { id: author.id } })
  return (json as Story[])[0]
}

const aMinor = async (): Promise<TestMember> => {
  const minor = await aMember()
  await isOfAge(minor, 15)
  return minor
}

beforeEach(forgetBar)

it('covers a drastic story for adults and withholds it from minors, also in the bar', async () => {
  const [author, adult, minor] = [await aMember(), await aMember(), await aMinor()]
  await aStory(author, { slides: SLIDES, drastic: 'author' })
  expect(await tileOf(adult, author)).toMatchObject({
    drastic: 'covered',
    slides: [{ content: 'Blutbad' }],
  })
  expect(await storyOf(adult, author)).toMatchObject({ drastic: 'covered', slides: SLIDES })
  const [tile, story] = [await tileOf(minor, author), await storyOf(minor, author)]
  for (const seen of [tile, story]) {
    expect(seen).toMatchObject({ drastic: 'withheld', slides: [{ content: '', mediaUrl: null }] })
    expect(JSON.stringify(seen)).not.toMatch(/Blutbad|Gedärm|media\/stories/u)
  }
})

it('withholds all slides at once when one story of the author is drastic', async () => {
  const [author, adult, minor] = [await aMember(), await aMember(), await aMinor()]
  await aStory(author, { slides: [{ content: 'Harmlos' }] })
  await aStory(author, { slides: SLIDES, drastic: 'author' })
  const tile = await fullTileOf(adult, author)
  expect(tile).toMatchObject({ drastic: 'covered', slides: [{ content: 'Harmlos' }, ...SLIDES] })
  const withheld = await fullTileOf(minor, author)
  expect(withheld).toMatchObject({ drastic: 'withheld' })
  expect(JSON.stringify(withheld)).not.toMatch(/Blutbad|Gedärm|media\/stories/u)
})

it('follows the label of a moderator', async () => {
  const [author, minor] = [await aMember(), await aMinor()]
  const id = await aStory(author, { slides: SLIDES })
  expect(await tileOf(minor, author)).not.toHaveProperty('drastic')
  await transact(labelDrasticStory(id))
  await settleBar(id)
  expect(await tileOf(minor, author)).toMatchObject({ drastic: 'withheld' })
  await transact(unlabelDrasticStory(id))
  await settleBar(id)
  expect(await tileOf(minor, author)).toMatchObject({ slides: [{ content: 'Blutbad' }] })
})

it('is created with the tick, and shows its own author the content', async () => {
  const author = await aMinor()
  const { json } = await call(create, createStory, {
    token: author.token,
    body: { slides: [aSlide({ content: 'Blutbad' })], isDrastic: true },
  })
  expect(json).toMatchObject({ drastic: 'covered', slides: [{ content: 'Blutbad' }] })
  expect(await storyOf(author, author)).toMatchObject({ slides: [{ content: 'Blutbad' }] })
})
