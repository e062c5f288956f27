import type { ReportedKind } from '#shared/domain/reports.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { get, getMany } from '#platform/table/index.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { type Target, hashOfContent } from '../../cases/items/index.ts'
import { articleText, contentOf, readArticle } from '../../articles/index.ts'
import { findBand } from '../../bands/items/index.ts'
import { findTextAuthor } from '../../bands/revisions/index.ts'
import { bandText } from '../../bands/review/index.ts'
import { mayReadUnder, maySeeComment } from '../../community/comments/index.ts'
import {
  commentKey,
  editKey,
  parseCommentId,
  postCountersKey,
  postKey,
  type EditedText,
  type EditItem,
  type PostItem,
} from '../../community/items/index.ts'
import {
  concertIdOf,
  concertText,
  isVisible,
  readConcert,
  completeSources,
} from '../../concerts/items/index.ts'
import { maySee, postText } from '../../community/posts/index.ts'
import { profileText } from '../../profile/decisions/index.ts'
import { type FindEvidence, type Frozen, joinLines, pickMedia } from './frozen.ts'
import { findMessage } from './message.ts'
import { findStory } from './story.ts'
import { isGone } from './is-gone.ts'

/** No member wrote it: the operator answers for what the model writes. */
const findArticle: FindEvidence = async (_viewerId, id) => {
  const article = await readArticle(id, { consistent: true })
  if (!article) throw isGone()
  const text = contentOf(article)
  const contentHash = hashOfContent(articleText(article))
  return { title: article.title, text, contentHash, path: `/news/${id}` }
}

const findBandEvidence: FindEvidence = async (_viewerId, bandId) => {
  const band = await findBand(bandId)
  if (!band || band.status !== undefined) throw isGone()
  const { name, description, website, socialMediaUrl, members = [] } = band
  return {
    authorId: await findTextAuthor(band),
    title: name,
    text: joinLines(
      description,
      members.map((member) => member.name).join(', '),
      website,
      socialMediaUrl,
    ),
    contentHash: hashOfContent(bandText(band)),
    ...pickMedia(band.imageUrl),
    path: `/bands/${bandId}`,
  }
}

/**
 * The earlier version of a text that the reporter saw: an author who edits it before the report arrives changes nothing.
 * Undefined for the current one, for one that was held, which nobody else saw, and for one that was withdrawn.
 */
const readSeenVersion = async (
  place: EditedText,
  current = 1,
  seen = current,
): Promise<EditItem | undefined> => {
  if (seen >= current) return undefined
  const edit = await get(editKey(place, seen), { consistent: true })
  return edit?.status === undefined && edit?.withdrawnBy === undefined ? edit : undefined
}

const findComment: FindEvidence = async (viewerId, commentId, version) => {
  const ref = parseCommentId(commentId)
  const keys = [commentKey(ref), postCountersKey(ref.postId), blocksKey(viewerId)] as const
  const [comment, post, relations] = await getMany(keys, { consistent: true })
  const blocks = toBlocks(relations)
  if (!comment || !maySeeComment(viewerId, comment) || blocks.has(comment.author.id)) throw isGone()
  if (!mayReadUnder(viewerId, post, blocks)) throw isGone()
  const seen = await readSeenVersion(ref, comment.version, version)
  const { author } = comment
  const text = seen?.content ?? comment.content
  const contentHash = hashOfContent(text)
  return { authorId: author.id, text, contentHash, path: `/#post-${ref.postId}` }
}

const findConcert: FindEvidence = async (_viewerId, id) => {
  const concert = await readConcert(id, { consistent: true })
  // A report of a merged concert would be about another id than its evidence.
  if (!concert || concertIdOf(concert) !== id || !isVisible(concert)) throw isGone()
  const { bandName, venue, city, date, price, description } = concert
  const [first] = completeSources(concert)
  return {
    authorId: first?.memberId,
    title: `${bandName}, ${venue === undefined ? city : `${venue}, ${city}`}, ${date}`,
    text: joinLines(description, price, first?.values.ticketUrl),
    contentHash: hashOfContent(concertText(concert)),
    path: `/concerts/${id}`,
  }
}

const trackOf = ({ track }: PostItem): string | undefined =>
  track && `${track.artist} – ${track.name}`

const freeze = (postId: string, post: PostItem): Frozen => ({
  authorId: post.author.id,
  title: post.title,
  text: joinLines(post.content, post.mediaAlt, post.linkUrl, trackOf(post)),
  contentHash: hashOfContent(postText(post)),
  ...pickMedia(post.mediaUrl),
  path: `/#post-${postId}`,
})

const findPost: FindEvidence = async (viewerId, postId, version) => {
  const [post, blocks] = await getMany([postKey(postId), blocksKey(viewerId)], { consistent: true })
  if (!post || !maySee(viewerId, post) || toBlocks(blocks).has(post.author.id)) throw isGone()
  const seen = await readSeenVersion({ postId, ulid: postId }, post.version, version)
  const { content = post.content, title, linkUrl } = seen ?? post
  return freeze(postId, { ...post, content, title, linkUrl })
}

/** The blocker sees the profile of a blocked member, and can report it. */
const findProfile: FindEvidence = async (viewerId, memberId) => {
  const keys = [memberKey(memberId), blocksKey(viewerId)] as const
  const [member, blocks] = await getMany(keys, { consistent: true })
  if (!member || blocks?.blockedBy?.has(memberId)) throw isGone()
  return {
    authorId: memberId,
    title: `${member.displayName} (@${member.username})`,
    text: joinLines(member.bio, member.location),
    contentHash: hashOfContent(profileText(member)),
    ...pickMedia(member.avatar),
    path: `/users/${member.username}`,
  }
}

const FINDERS: Readonly<Record<ReportedKind, FindEvidence>> = {
  article: findArticle,
  band: findBandEvidence,
  'community-comment': findComment,
  'community-post': findPost,
  concert: findConcert,
  message: findMessage,
  profile: findProfile,
  story: findStory,
}

/**
 * The object as the reporter saw it where versions are kept, else as it is now, and only what the reporter may see.
 * @throws ApiError not_found, forbidden
 */
export const findEvidence = (
  viewerId: string,
  { kind, targetId }: Target,
  seen?: number,
): Promise<Frozen> => FINDERS[kind](viewerId, targetId, seen)
