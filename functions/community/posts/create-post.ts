import { createPost } from '#shared/api/posts.ts'
import type { DrasticLabel } from '#platform/content/drastic.ts'
import { formEndpoint } from '#platform/http/form-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { authorOf, requireMember } from '#platform/identity/member.ts'
import { isDefinitelyNotCommitted, transact } from '#platform/table/index.ts'
import { requireTrack } from '../../music/index.ts'
import { POST_TEXTS } from '../texts.ts'
import { newPost } from './new-post.ts'
import type { PostMedia, PostMediaSource } from './post-media.ts'
import { presentPost } from './post.presenter.ts'
import { requirePostFor } from './post.repository.ts'

/** Forms send empty fields for omitted values. */
const orUndefined = (text: string | undefined): string | undefined =>
  text === '' ? undefined : text

/** Forms send the tick as text. */
const labelOf = (isDrastic: boolean | string | undefined): DrasticLabel | undefined =>
  isDrastic === true || isDrastic === 'true' ? 'author' : undefined

/** Loaded on demand: the client of S3 is most of the code, and few posts have media. */
const loadMedia = () => import('./post-media.ts')

const takeMedia = async (postId: string, source: PostMediaSource): Promise<PostMedia> => {
  if (!source.body.mediaUrl && source.files.length === 0) return {}
  const media = await loadMedia()
  return media.takeMedia(postId, source)
}

const dropMedia = async (stored: PostMedia): Promise<void> => {
  if (stored.mediaUrl === undefined) return
  const media = await loadMedia()
  await media.dropMedia(stored)
}

const dropUploads = async (source: PostMediaSource): Promise<void> => {
  if (!source.body.mediaUrl) return
  const media = await loadMedia()
  await media.dropPostUploads(source)
}

export const handler = formEndpoint(
  createPost,
  async (request) => {
    const { memberId, body, files, heldFor } = request
    if (!body.content && !body.mediaUrl && !body.spotifyTrackId && files.length === 0) {
      throw new ApiError('invalid_input', POST_TEXTS.empty)
    }
    const [author, track] = await Promise.all([
      requireMember(memberId),
      body.spotifyTrackId ? requireTrack(body.spotifyTrackId) : undefined,
    ])
    const postId = newId()
    const media = await takeMedia(postId, { memberId, body, files })
    const { post, items } = newPost(
      postId,
      {
        author: authorOf(author),
        authorVersion: author.version,
        content: body.content ?? '',
        title: orUndefined(body.title),
        linkUrl: orUndefined(body.linkUrl),
        track,
        drastic: labelOf(body.isDrastic),
        ...media,
        mediaAlt: media.mediaUrl === undefined ? undefined : orUndefined(body.mediaAlt),
      },
      heldFor,
    )
    try {
      await transact({ ...items, idempotency: request.remember(postId) })
    } catch (error) {
      if (isDefinitelyNotCommitted(error)) await dropMedia(media)
      throw error
    }
    await dropUploads({ memberId, body, files })
    return presentPost(post, false)
  },
  async (postId, { memberId }) => {
    const { post, isLiked } = await requirePostFor(memberId, postId, { consistent: true })
    return presentPost(post, isLiked)
  },
)
