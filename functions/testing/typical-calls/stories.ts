import { forgetBar } from '../../stories/bar/bar.repository.ts'
import { aMember, block, type TestMember } from '../members.ts'
import { putAll } from '../posts.ts'
import { aSlide, aStory, storedView } from '../stories.ts'
import type { TypicalCalls } from './typical-calls.ts'

const PEOPLE = 30

/** A photo with a line of text, and a text on a gradient. */
const SLIDES = [
  {
    type: 'image' as const,
    content: '',
    mediaUrl: '/media/stories/01JDABCDEFGHJKMNPQRSTVWXYZ/01JDABCDEFGHJKMNPQRSTVWXYZ-1.webp',
    textOverlays: [
      {
        id: 'a1',
        text: 'Erste Reihe',
        x: 50,
        y: 20,
        fontFamily: 'bold' as const,
        fontSize: 32,
        align: 'center' as const,
        style: 'white' as const,
      },
    ],
  },
  { backgroundType: 'gradient' as const },
]

interface Scene {
  readonly viewer: TestMember
  readonly author: TestMember
  readonly story: string
  readonly own: string
  readonly doomed: string
}

const storiesOf = async (author: TestMember, index: number): Promise<string[]> => {
  const first = await aStory(author, { slides: SLIDES })
  return index % 3 === 0 ? [first, await aStory(author, { slides: SLIDES })] : [first]
}

/** Thirty members have forty stories, of which the viewer has seen half. */
const setTheScene = async (): Promise<Scene> => {
  const [viewer, enemy] = [await aMember(), await aMember()]
  await block(viewer, enemy)
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => aMember()))
  const others = await Promise.all(people.map((author, index) => storiesOf(author, index)))
  const stories = others.flat()
  const own = await aStory(viewer, { slides: SLIDES })
  await putAll([
    ...stories.filter((_, index) => index % 2 === 0).map((id) => storedView(viewer, id)),
    ...people.map((member) => storedView(member, own)),
  ])
  const doomed = await aStory(viewer, { slides: SLIDES })
  forgetBar()
  return { viewer, author: people.at(-1) ?? viewer, story: stories.at(-1) ?? '', own, doomed }
}

const callsIn = ({ viewer: { token }, author, story, own, doomed }: Scene) => ({
  listStories: { token, query: { slides: 'first' } },
  memberStories: { token, params: { id: author.id } },
  createStory: {
    token,
    headers: { 'idempotency-key': 'typical-story' },
    body: { slides: [aSlide({ textOverlays: SLIDES[0]?.textOverlays ?? [] }), aSlide(SLIDES[1])] },
  },
  viewStory: { token, params: { id: story } },
  likeStory: { token, params: { id: story }, body: { liked: true } },
  storyViews: { token, params: { id: own } },
  deleteStory: { token, params: { id: doomed } },
})

export const calls: TypicalCalls = {
  ids: [
    'listStories',
    'memberStories',
    'createStory',
    'viewStory',
    'likeStory',
    'storyViews',
    'deleteStory',
  ],
  prepare: async () => callsIn(await setTheScene()),
}
