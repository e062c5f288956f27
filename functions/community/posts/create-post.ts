import { createPost } from '../../../shared/api/posts.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import { holdForModeration } from '../../platform/held.items.ts'
import { newId } from '../../platform/ids.ts'
import { authorOf, requireMember } from '../../platform/member.ts'
import { isSurelyUnwritten, transact } from '../../platform/transact.ts'
import { countInStats } from '../stats/index.ts'
import { POST_TEXTS } from './messages.ts'
import { dropMedia, takeMedia } from './post-media.ts'
import { postCountersItem, postItem, putNew } from './post.items.ts'
import { presentPost } from './post.presenter.ts'
import { requirePostFor } from './post.repository.ts'

/** Forms send empty fields for what was left out. */
const orNothing = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

export const handler = endpoint(
  createPost,
  async (request) => {
    const { memberId, body, files, heldFor } = request
    if (!body.content && !body.mediaUrl && files.length === 0) {
      throw new ApiError('invalid_input', POST_TEXTS.empty)
    }
    const author = await requireMember(memberId)
    const postId = newId()
    const media = await takeMedia(postId, { memberId, body, files })
    const text = postItem(postId, {
      author: authorOf(author),
      authorVersion: author.version,
      content: body.content ?? '',
      title: orNothing(body.title),
      linkUrl: orNothing(body.linkUrl),
      ...media,
      status: heldFor === null ? undefined : 'held',
    })
    const counters = postCountersItem(postId, memberId, heldFor !== null)
    try {
      await transact({
        text: putNew(text),
        counters: putNew(counters),
        stats: countInStats({ posts: 1 }),
        held: heldFor === null ? null : holdForModeration('community-post', postId, heldFor),
        idempotency: request.remember(postId),
      })
    } catch (error) {
      if (isSurelyUnwritten(error)) await dropMedia(media)
      throw error
    }
    return presentPost({ text, counters }, false)
  },
  async (postId, { memberId }) => {
    const { post, isLiked } = await requirePostFor(memberId, postId, { consistent: true })
    return presentPost(post, isLiked)
  },
)
