import type { Blocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { readPost } from './feed.repository.ts'
import type { StoredPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'
import { POST_TEXTS } from '../texts.ts'

interface OnePostOf {
  readonly memberId: string
  readonly params: { readonly id: string }
  readonly blocks: () => Promise<Blocks>
}

/** @throws ApiError not_found for posts that the viewer may not see, forbidden for posts of others */
export const requireOwnPost = async ({
  memberId,
  params,
  blocks,
}: OnePostOf): Promise<StoredPost> => {
  const post = await readPost(params.id)
  if (!post || !maySee(memberId, post.text)) throw new ApiError('not_found')
  const { author } = post.text
  if (author.id === memberId) return post
  if ((await blocks()).has(author.id)) throw new ApiError('not_found')
  throw new ApiError('forbidden', POST_TEXTS.notYours)
}
