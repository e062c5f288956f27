import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { getMany } from '#platform/table/index.ts'
import { postKey, type PostItem } from '../../community/items/index.ts'
import { maySee, postText } from '../../community/posts/index.ts'
import { hashOfContent } from '../../cases/items/index.ts'
import { linesOf, mediaOf, type FindEvidence, type Frozen } from './frozen.ts'
import { isGone } from './is-gone.ts'
import { readSeenVersion } from './seen-version.repository.ts'

const trackOf = ({ track }: PostItem): string | undefined =>
  track && `${track.artist} – ${track.name}`

const freeze = (postId: string, post: PostItem): Frozen => ({
  authorId: post.author.id,
  title: post.title,
  text: linesOf(post.content, post.mediaAlt, post.linkUrl, trackOf(post)),
  contentHash: hashOfContent(postText(post)),
  ...mediaOf(post.mediaUrl),
  path: `/#post-${postId}`,
})

export const findPost: FindEvidence = async (viewerId, postId, version) => {
  const [post, blocks] = await getMany([postKey(postId), blocksKey(viewerId)], { consistent: true })
  if (!post || !maySee(viewerId, post) || toBlocks(blocks).has(post.author.id)) throw isGone()
  const seen = await readSeenVersion({ postId, ulid: postId }, post.version, version)
  const { content = post.content, title, linkUrl } = seen ?? post
  return freeze(postId, { ...post, content, title, linkUrl })
}
