import { ofProfileGenres } from '#shared/domain/post-genres.ts'
import { effect, type DomainEvent } from '../../events/index.ts'
import { followKey, type FollowItem } from '../../people/relations/index.ts'
import { notificationsKey, type NotificationsItem } from '../../settings/index.ts'
import { isTooYoungToConsent } from '#platform/identity/age.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { getMany } from '#platform/table/index.ts'
import { postKey } from '../items/post.items.ts'
import { postLikeKey, type PostLikeItem } from '../items/like.items.ts'
import { tasteKey } from '../items/taste.items.ts'
import { changeTaste, firstTaste } from '../suggestions/taste.repository.ts'
import { memberMark, postMark } from '../suggestions/marks.ts'
import {
  NO_TASTE,
  withFollow,
  withLike,
  withoutFollow,
  withoutLike,
  type Taste,
} from '../suggestions/taste.ts'
import { readTraits } from '../suggestions/traits.ts'

type Learned = PostLikeItem | FollowItem | MemberItem | NotificationsItem
type Change = (taste: Taste) => Taste

/** Nothing is learned about members who switched personal suggestions off or are under 16. */
const unlessOff =
  (change: Change): Change =>
  (taste) =>
    taste.off ? taste : change(taste)

const consistent = { consistent: true } as const

/** The like as it is now decides, so repeated and late events change nothing. */
const learnLike = async ({ SK: postId, GSI1SK: memberId }: PostLikeItem): Promise<void> => {
  await changeTaste(memberId, async () => {
    const keys = [tasteKey(memberId), postLikeKey(memberId, postId), postKey(postId)] as const
    const [item, like, post] = await getMany(keys, consistent)
    const mark = postMark(postId)
    const change: Change = (taste) =>
      like ? withLike(taste, { mark, traits: post && readTraits(post) }) : withoutLike(taste, mark)
    return { item, change: unlessOff(change) }
  })
}

const learnFollow = async ({ followerId, followeeId }: FollowItem): Promise<void> => {
  await changeTaste(followerId, async () => {
    const keys = [tasteKey(followerId), followKey(followerId, followeeId)] as const
    const [item, follow] = await getMany(keys, consistent)
    const change = follow ? withFollow : withoutFollow
    return { item, change: unlessOff((taste) => change(taste, memberMark(followeeId))) }
  })
}

const learnGenres = async ({ memberId }: MemberItem): Promise<void> => {
  await changeTaste(memberId, async () => {
    const [item, member] = await getMany([tasteKey(memberId), memberKey(memberId)], consistent)
    const genres = ofProfileGenres(member?.favoriteGenres ?? [])
    return { item, change: unlessOff((taste) => ({ ...taste, genres })) }
  })
}

/** Off and under 16 forget everything; on begins anew with what the member likes now. */
const obeySettings = async (memberId: string): Promise<void> => {
  await changeTaste(memberId, async () => {
    const keys = [tasteKey(memberId), notificationsKey(memberId), memberKey(memberId)] as const
    const [item, settings, member] = await getMany(keys, consistent)
    const isOff = settings?.personalized === false || isTooYoungToConsent(member?.bornOn)
    const begun = !isOff && item?.off ? await firstTaste(memberId) : undefined
    const change: Change = (taste) => {
      if (isOff) return { ...NO_TASTE, newestFirst: taste.newestFirst, off: true }
      return begun ? { ...begun, newestFirst: taste.newestFirst } : taste
    }
    return { item, change }
  })
}

const genresOf = (item: MemberItem | null): string => (item?.favoriteGenres ?? []).join()

const learnMember = async ({ before, after }: DomainEvent<MemberItem>): Promise<void> => {
  if (after && before?.bornOn !== after.bornOn) await obeySettings(after.memberId)
  if (after && genresOf(before) !== genresOf(after)) await learnGenres(after)
}

const learnSettings = async ({ before, after }: DomainEvent<NotificationsItem>): Promise<void> => {
  const isOn = (item: NotificationsItem | null): boolean => item?.personalized ?? true
  if (after && isOn(before) !== isOn(after)) await obeySettings(memberOf(after))
}

const memberOf = ({ PK }: NotificationsItem): string => PK.slice('MEMBER#'.length)

/** Keeps what the feed knows of a member's taste, from what the member does (docs/product/suggestions.md#taste). */
export const handler = effect<Learned>(async (event) => {
  const item = event.after ?? event.before
  switch (item?.entity) {
    case 'PostLike':
      return learnLike(item)
    case 'Follow':
      return learnFollow(item)
    case 'Member':
      return learnMember(event as DomainEvent<MemberItem>)
    case 'NotificationSettings':
      return learnSettings(event as DomainEvent<NotificationsItem>)
    case undefined:
  }
})
