import type { Post } from '#shared/api/posts.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { isOutOfReach } from '#platform/content/take-down.ts'
import { presentDrastic } from '#platform/content/drastic.ts'
import { describeStatus } from '#platform/content/status-reason.ts'
import { presentTrack } from '../../music/index.ts'
import { postIdOf, type PostCountersItem, type PostItem } from '../items/post.items.ts'

export interface StoredPost {
  readonly text: PostItem
  readonly counters: PostCountersItem
}

/** The parts of a stored post that readers see. */
export interface ShownPost {
  readonly text: Omit<PostItem, 'PK' | 'entity' | 'authorVersion' | 'GSI1PK' | 'GSI1SK'>
  readonly counters: Pick<PostCountersItem, 'likes' | 'comments'>
}

/** Files of what a measure took down are out of reach, also of their author. */
const addressesOf = ({ mediaUrl, mediaPreviewUrl, ...text }: ShownPost['text']) =>
  isOutOfReach(text)
    ? { mediaUrl: null, mediaPreviewUrl: null }
    : { mediaUrl: mediaUrl ?? null, mediaPreviewUrl: mediaPreviewUrl ?? null }

const presentMedia = (text: ShownPost['text']) => ({
  ...addressesOf(text),
  mediaType: text.mediaType ?? null,
  mediaAlt: text.mediaAlt ?? null,
  mediaWidth: text.mediaWidth ?? null,
  mediaHeight: text.mediaHeight ?? null,
})

/** A stored post as a viewer sees it; call it only for viewers who may see it. */
export const presentPost = ({ text, counters }: ShownPost, isLiked: boolean): Post => {
  const { author } = text
  return {
    id: postIdOf(text),
    userId: author.id,
    user: presentAuthor(author),
    username: author.username,
    displayName: author.displayName,
    avatar: author.avatar,
    isVerified: author.isVerified,
    title: text.title ?? null,
    content: text.content,
    ...presentMedia(text),
    linkUrl: text.linkUrl ?? null,
    ...presentTrack(text.track),
    isPinned: text.isPinned ?? false,
    isLiked,
    // The counters may be a second older than the viewer's own like.
    likesCount: Math.max(isLiked ? 1 : 0, counters.likes),
    commentsCount: Math.max(0, counters.comments),
    createdAt: ulidDate(postIdOf(text)),
    version: text.version ?? 1,
    editedAt: text.editedAt ?? null,
    status: text.status ?? 'visible',
    statusReason: describeStatus(text),
    isSuggestion: false,
    suggestionReason: null,
    suggestionFacts: [],
    ...presentDrastic(text),
  }
}
