import { describe, expect, it } from 'vitest'
import { editPost } from '#shared/api/edits.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { holdArticle } from '../../articles/index.ts'
import { heldKey, queuePlace } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { articleText } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { takeMeasure } from '#testing/measures.ts'
import { objectsBelow, signedBytes } from '#testing/media.ts'
import { aMember, newToken } from '#testing/members.ts'
import {
  aHeldComment,
  aHeldPost,
  aModerator,
  BANNED,
  decide,
  pending,
} from '#testing/moderation.ts'
import { aPost, putAll, storedPost } from '#testing/posts.ts'
import { postKey } from '../../community/items/index.ts'
import { remove } from '#testing/stored.ts'
import { handler as keepMediaHandler } from '../../content-kinds/effects/keep-media.ts'
import { putObject } from '../../uploads/media-bucket.ts'

const keepMedia = deliverTo('keep-media', keepMediaHandler)
const editHandler = await handlerOf(editPost.id)

const pendingOf = async (moderator: { readonly token: string }): Promise<ModerationPending> => {
  const answer = await pending(moderator)
  expect(answer.status).toBe(200)
  return answer.json
}

describe('the moderation queue', () => {
  it('is shown to moderators and admins only', async () => {
    expect((await pending({ token: newToken() })).status).toBe(401)
    expect((await pending(await aMember())).status).toBe(403)
    await pendingOf(await aMember({ role: 'admin' }))
  })

  it('lists held posts, comments and articles, oldest first, with author, content and reason', async () => {
    const [moderator, author] = [await aModerator(), await aMember({ displayName: 'Krähe' })]
    const [first, second] = [await aHeldPost(author), await aHeldPost(author)]
    const comment = await aHeldComment(await aPost(author), author)
    const article = newId()
    await transact(holdArticle(article, articleText(), ['Eine Zahl.', 'Ein Name.']))
    const all = await pendingOf(moderator)
    const who = { userId: author.id, username: author.username, displayName: 'Krähe' }
    const why = {
      moderationReason: 'Begriff von der Sperrliste: „NSBM“',
      moderationTerm: 'N.S.B.M',
    }
    expect(all.bands).toEqual([])
    expect(all.communityPosts.map(({ id }) => id)).toEqual([first, second])
    expect(all.communityPosts[0]).toMatchObject({ ...who, ...why, content: BANNED })
    expect(all.communityComments).toMatchObject([{ id: comment, ...who, ...why, content: BANNED }])
    expect(all.articles).toMatchObject([
      {
        id: article,
        title: articleText().title,
        moderationReason: 'Eine Zahl.\nEin Name.',
        isPublished: false,
        sources: articleText().sources,
      },
    ])
    expect(all.counts).toEqual({
      bands: 0,
      articles: 1,
      communityPosts: 2,
      communityComments: 1,
      messages: 0,
      stories: 0,
      concerts: 0,
    })
  })

  it('shows the picture of a hidden post that its author edited, which nobody else reaches before it is approved', async () => {
    const [moderator, author] = [await aModerator(), await aMember()]
    const picture = `posts/${newId()}/original.png`
    await putObject(`media/${picture}`, 'image/png', Buffer.from('laut'))
    const id = await aPost(author, { mediaUrl: `/media/${picture}`, mediaType: 'image' })
    const settleAfter = async (work: () => Promise<unknown>) => {
      const change = await changeBy(postKey(id), work)
      if (change) await keepMedia(change)
      return [await objectsBelow(`media/${picture}`), await objectsBelow(`kept/${picture}`)]
    }
    const edit = async (version: number) => {
      const body = { content: `Leiser, zum ${String(version)}. Mal.`, version }
      const options = { token: author.token, params: { id }, body }
      const { json } = await call(editHandler, editPost, options)
      expect(json).toMatchObject({ status: 'held', mediaUrl: null })
    }
    const outOfReach = [[], [`kept/${picture}`]]
    expect(await settleAfter(() => takeMeasure('community-post', id, 'hide'))).toEqual(outOfReach)
    expect(await settleAfter(() => edit(1))).toEqual(outOfReach)
    expect(await settleAfter(() => edit(2))).toEqual(outOfReach)
    const post = (await pendingOf(moderator)).communityPosts.find((one) => one.id === id)
    expect(post?.mediaUrl).toContain('X-Amz-Expires=1200')
    expect(String(await signedBytes('moderationPending', post?.mediaUrl))).toBe('laut')
    const approve = () =>
      decide(moderator, ['community-post', id], { action: 'approve', version: 3 })
    expect(await settleAfter(approve)).toEqual([[`media/${picture}`], []])
  })

  it('omits content that was decided about or deleted by its author', async () => {
    const [moderator, author] = [await aModerator(), await aMember()]
    const before = await pendingOf(moderator)
    const [decided, deleted] = [await aHeldPost(author), await aHeldPost(author)]
    await decide(moderator, ['community-post', decided], { action: 'reject' })
    await remove(postKey(deleted))
    const after = await pendingOf(moderator)
    expect(after.communityPosts).toEqual(before.communityPosts)
    expect(after.counts).toEqual(before.counts)
    await remove(heldKey('community-post', deleted))
  })

  it('lists one page of each type, and counts one more when there are more', async () => {
    const [moderator, author] = [await aModerator(), await aMember()]
    const posts = Array.from({ length: LIMITS.moderationPage + 5 }, () =>
      storedPost(author, { status: 'held' }),
    )
    await putAll(
      posts.flatMap(({ id, items }) => [
        ...items,
        {
          ...heldKey('community-post', id),
          ...queuePlace('community-post', false),
          entity: 'Held',
          rule: 'RAC',
        },
      ]),
    )
    const { communityPosts, counts } = await pendingOf(moderator)
    expect(communityPosts).toHaveLength(LIMITS.moderationPage)
    expect(counts.communityPosts).toBe(LIMITS.moderationPage + 1)
  })
})
