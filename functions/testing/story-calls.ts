import {
  createStory,
  likeStory,
  listStories,
  memberStories,
  storyViews,
  viewStory,
  type NewSlide,
  type Story,
  type StoryTile,
} from '#shared/api/stories.ts'
import { forgetBar } from '../stories/bar/bar.repository.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'

type Caller = Pick<TestMember, 'token'>

const [create, list, watch, view, like, views] = await Promise.all(
  [createStory, listStories, memberStories, viewStory, likeStory, storyViews].map(({ id }) =>
    handlerOf(id),
  ),
)

/** @param slides any, because they may be invalid */
export const publish = ({ token }: Caller, slides: readonly unknown[], key?: string) =>
  call(create, createStory, {
    token,
    body: { slides },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

/** Publishes slides that are accepted. */
export const published = async (author: Caller, slides: readonly NewSlide[]): Promise<Story> => {
  const { status, json } = await publish(author, slides)
  if (status !== 201) throw new Error(`createStory: ${status} ${JSON.stringify(json)}`)
  return json
}

/** The bar as it is stored now. */
export const readBar = async ({ token }: Caller): Promise<StoryTile[]> => {
  forgetBar()
  return (await call(list, listStories, { token, query: { slides: 'first' } })).json
}

export const findTile = async (viewer: Caller, memberId: string): Promise<StoryTile | undefined> =>
  (await readBar(viewer)).find(({ userId }) => userId === memberId)

export const askStories = ({ token }: Caller, memberId: string) =>
  call(watch, memberStories, { token, params: { id: memberId } })

export const readStories = async (viewer: Caller, memberId: string): Promise<Story[]> =>
  (await askStories(viewer, memberId)).json

export const see = ({ token }: Caller, id: string) =>
  call(view, viewStory, { token, params: { id } })

export const giveHorns = ({ token }: Caller, id: string, liked = true) =>
  call(like, likeStory, { token, params: { id }, body: { liked } })

export const askViews = ({ token }: Caller, id: string, cursor?: string) =>
  call(views, storyViews, {
    token,
    params: { id },
    ...(cursor === undefined ? {} : { query: { cursor } }),
  })
