import { describe, expect, it } from 'vitest'
import { deleteStory } from '#shared/api/stories.ts'
import { moderationPending, type ModerationPending } from '#shared/api/moderation.ts'
import { STORY } from '#shared/domain/stories.ts'
import { heldKey, queuePlace } from '#platform/content/held.items.ts'
import { putAll } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { aModerator, BANNED, decide, pending } from '#testing/moderation.ts'
import { aSlide, aStory, settleBar } from '#testing/stories.ts'
import { askStories, published, readStories, findTile } from '#testing/story-calls.ts'
import { stored } from '#testing/stored.ts'
import { parseStoryId, storyKey } from '../items/story.items.ts'

const APPROVE = { action: 'approve' } as const
const REJECT = { action: 'reject', reason: 'Zu leise.' } as const

const scene = async () => {
  const [author, viewer, moderator] = [await aMember(), await aMember(), await aModerator()]
  return { author, viewer, moderator }
}

const heldScene = async () => {
  const members = await scene()
  const { id } = await published(members.author, [aSlide(), aSlide({ content: BANNED })])
  return { ...members, id }
}

const listed = async (moderator: { readonly token: string }, id: string) =>
  ((await pending(moderator)).json as ModerationPending).stories.find((story) => story.id === id)

const removeOwn = async ({ token }: { readonly token: string }, id: string) =>
  call(await handlerOf('deleteStory'), deleteStory, { token, params: { id } })

describe('a held story', () => {
  it('is listed for moderators with all slides and the term', async () => {
    const { author, moderator, id } = await heldScene()
    expect(moderationPending.caller).toBe('moderator')
    expect(await listed(moderator, id)).toMatchObject({
      user: { id: author.id },
      slides: [{ id: '1' }, { content: BANNED }],
      moderationTerm: 'N.S.B.M',
    })
  })

  it('is published by an approval, and ends when it would have ended', async () => {
    const { author, viewer, moderator, id } = await heldScene()
    const [before] = await readStories(author, author.id)
    expect((await decide(moderator, ['story', id], APPROVE)).status).toBe(200)
    await settleBar(id)
    expect(await findTile(viewer, author.id)).toMatchObject({ id })
    const [after] = await readStories(viewer, author.id)
    expect(after).toMatchObject({ status: 'visible', expiresAt: before?.expiresAt })
  })

  it('stays with its author alone, with the reason, when it is rejected', async () => {
    const { author, viewer, moderator, id } = await heldScene()
    expect((await decide(moderator, ['story', id], REJECT)).status).toBe(200)
    expect((await askStories(viewer, author.id)).status).toBe(404)
    expect(await readStories(author, author.id)).toMatchObject([
      { status: 'removed', statusReason: 'Zu leise.' },
    ])
    expect(await listed(moderator, id)).toBeUndefined()
  })

  it('keeps the words of its slides for its author, and no address of their files', async () => {
    const { author, moderator } = await scene()
    const mediaUrl = `/media/stories/${author.id}/1.png`
    const slides = [{ type: 'image' as const, content: BANNED, mediaUrl }]
    const id = await aStory(author, { slides, status: 'held' })
    expect((await readStories(author, author.id))[0]?.slides).toMatchObject([{ mediaUrl }])
    await putAll([
      { ...heldKey('story', id), ...queuePlace('story', false), entity: 'Held', rule: 'NSBM' },
    ])
    expect((await decide(moderator, ['story', id], REJECT)).status).toBe(200)
    const [story] = await readStories(author, author.id)
    expect(story?.slides).toMatchObject([{ type: 'text', content: BANNED, mediaUrl: null }])
  })

  it('is gone for a moderator who decides while its author deletes it', async () => {
    for (const verdict of [APPROVE, REJECT]) {
      const { author, moderator, id } = await heldScene()
      const [removal, decision] = await Promise.all([
        removeOwn(author, id),
        decide(moderator, ['story', id], verdict),
      ])
      expect(removal.status).toBe(200)
      expect([200, 404]).toContain(decision.status)
      expect(await stored(storyKey(parseStoryId(id)))).toBeNull()
      expect((await decide(moderator, ['story', id], verdict)).status).not.toBe(500)
    }
  })

  it('leaves the list with its end', async () => {
    const { author, moderator } = await scene()
    const id = await aStory(author, { at: Date.now() - STORY.hours * 3_600_000, status: 'held' })
    await putAll([
      { ...heldKey('story', id), ...queuePlace('story', false), entity: 'Held', rule: 'RAC' },
    ])
    expect(await listed(moderator, id)).toBeUndefined()
    expect((await decide(moderator, ['story', id], APPROVE)).status).toBe(404)
  })
})
