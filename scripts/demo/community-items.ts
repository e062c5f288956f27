import type { Author } from '#shared/api/members.ts'
import { accountItems, hashPassword } from '../../functions/auth/index.ts'
import {
  commentCountersItem,
  commentIdOf,
  commentItem,
} from '../../functions/community/items/comment.items.ts'
import { commentLikeItem, postLikeItem } from '../../functions/community/items/like.items.ts'
import { pinnedCopies, pinsKey } from '../../functions/community/items/pin.items.ts'
import {
  postCountersItem,
  postItem,
  type PostItem,
} from '../../functions/community/items/post.items.ts'
import { putShout } from '../../functions/community/wall/shout.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { Contribution, Like, Person, Reply } from './community.ts'
import { signIns, type Handle } from './content/members.ts'
import { demoTrack } from '../local/music/answers.ts'
import { badgeItems, sceneOf } from './profile-items.ts'
import type { Item } from './stores.ts'

/** An item with the time of its creation, in milliseconds. */
export interface DatedItem {
  readonly at: number
  readonly item: Item
}

export type PostMedia = Pick<
  PostItem,
  'mediaUrl' | 'mediaPreviewUrl' | 'mediaType' | 'mediaWidth' | 'mediaHeight'
>

const profileOf = (person: Person, avatar: string | undefined) => ({
  memberId: person.id,
  username: person.username,
  displayName: person.displayName,
  bio: person.bio,
  location: person.location,
  role: person.role ?? 'member',
  isVerified: person.isVerified ?? false,
  onboardingCompleted: true,
  createdAt: new Date(person.at).toISOString(),
  ...(avatar === undefined ? {} : { avatar }),
})

const maySignIn = (username: Handle): boolean =>
  username === signIns.member || username === signIns.admin

/** Only the two demo sign-ins have a password, so that visitors cannot sign in as another member. */
export const personItems = async (
  person: Person,
  avatar: string | undefined,
): Promise<{ member: MemberItem; items: DatedItem[] }> => {
  const passwordHash = maySignIn(person.username) ? await hashPassword(signIns.password) : ''
  const account = accountItems({ profile: profileOf(person, avatar), passwordHash })
  const { username, password } = account
  const member = { ...account.member, ...sceneOf(person) }
  const items = [member, username, ...(passwordHash ? [password] : []), ...badgeItems(person)]
  return { member, items: items.map((item) => ({ at: person.at, item: { ...item } })) }
}

export type Profiles = ReadonlyMap<string, MemberItem>

const authorFields = (
  profiles: Profiles,
  person: Person,
): { author: Author; authorVersion: number } => {
  const member = profiles.get(person.id)
  if (!member) throw new Error(`${person.username} has no profile`)
  return { author: authorOf(member), authorVersion: member.version }
}

const likeItems = (
  likes: readonly Like[],
  build: (like: { memberId: string; likeId: string }) => object,
): DatedItem[] =>
  likes.map(({ by, id, at }) => ({ at, item: { ...build({ memberId: by.id, likeId: id }) } }))

const replyItems = (profiles: Profiles, post: Contribution, reply: Reply): DatedItem[] => {
  const { at, author, likes, answers } = reply
  const ref = { postId: post.id, ulid: reply.id }
  const text = {
    ...authorFields(profiles, author),
    postAuthorId: post.author.id,
    content: reply.text,
    parent: answers?.parent,
    answeredId: answers?.author.id,
  }
  const like = { targetId: commentIdOf(ref), authorId: author.id }
  return [
    { at, item: { ...commentItem(ref, text) } },
    { at, item: { ...commentCountersItem(ref, author.id, false), likes: likes.length } },
    ...likeItems(likes, (given) => commentLikeItem({ ...like, ...given })),
  ]
}

/** A post with its comments and likes, and with their counts. */
export const contributionItems = (
  profiles: Profiles,
  post: Contribution,
  media: PostMedia,
): DatedItem[] => {
  const { id, at, author, content, likes, replies } = post
  const isPinned = content.pinned === true
  const text = postItem(id, {
    ...authorFields(profiles, author),
    content: content.text,
    title: content.title,
    linkUrl: content.link,
    track: content.track === undefined ? undefined : demoTrack(content.track),
    ...media,
    isPinned: isPinned ? true : undefined,
  })
  const counters = {
    ...postCountersItem(id, author.id),
    entity: isPinned ? ('PinnedCounters' as const) : undefined,
    likes: likes.length,
    comments: replies.length,
    seq: likes.length + replies.length,
  }
  const like = { targetId: id, authorId: author.id }
  const pinned = pinnedCopies(id, text, counters)
  const copies = isPinned ? [pinned.post, pinned.counters] : []
  return [
    ...[text, counters, ...copies].map((item) => ({ at, item: { ...item } })),
    ...likeItems(likes, (given) => postLikeItem({ ...like, ...given })),
    ...replies.flatMap((reply) => replyItems(profiles, post, reply)),
  ]
}

export const pinsItem = (contributions: readonly Contribution[]): Item => ({
  ...pinsKey,
  ids: new Set(contributions.filter(({ content }) => content.pinned).map(({ id }) => id)),
})

/** The first shouts, as the Wall of Horns stores them. */
export const shoutItems = (contributions: readonly Contribution[]): Item[] =>
  contributions.flatMap(({ id, author, content: { shout } }) => {
    const item = shout && putShout(author.id, id, shout).Put?.Item
    return item ? [{ ...item }] : []
  })
