import { expect, it } from 'vitest'
import { deleteStory } from '#shared/api/stories.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aStory } from '#testing/stories.ts'
import { askStories, giveHorns, see } from '#testing/story-calls.ts'
import { handler } from './delete-story.ts'

const removeBy = ({ token }: TestMember, id: string) =>
  call(handler, deleteStory, { token, params: { id } })

it('removes an own story for everybody at once', async () => {
  const [author, viewer] = [await aMember(), await aMember()]
  const [id, other] = [await aStory(author), await aStory(author)]
  expect((await removeBy(author, id)).json).toEqual({ ok: true })
  expect((await see(viewer, id)).status).toBe(404)
  expect((await giveHorns(viewer, id)).status).toBe(404)
  expect((await askStories(viewer, author.id)).json).toMatchObject([{ id: other }])
  expect((await removeBy(author, id)).status).toBe(404)
})

it('returns 403 for the story of another member, and 404 for one that they may not see', async () => {
  const [author, viewer] = [await aMember(), await aMember()]
  expect((await removeBy(viewer, await aStory(author))).status).toBe(403)
  expect((await removeBy(viewer, await aStory(author, { status: 'held' }))).status).toBe(404)
})
