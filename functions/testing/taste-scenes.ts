import { handler } from '../community/effects/learn-taste.ts'
import { postLikeItem } from '../community/items/like.items.ts'
import { followItem } from '../people/relations/follow.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Stored } from '#platform/table/index.ts'
import { notificationsKey } from '../settings/settings.items.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aMember } from './members.ts'
import { likedPost } from './pool-posts.ts'
import { aPost, putAll } from './posts.ts'
import { stored } from './stored.ts'
import { storeTaste } from './suggestions.ts'
import { unitsOf, type Units } from './units.ts'

const deliver = deliverTo('learn-taste', handler)

const LIKES = 40

/** A member with a taste of the usual size, and a new like. */
const aLike = async (): Promise<Stored> => {
  const [member, author] = [await aMember(), await aMember()]
  await storeTaste(member, {
    likes: Array.from({ length: LIKES }, () => likedPost({ genres: ['Doom', 'Sludge'] })),
  })
  const targetId = await aPost(author, { content: 'Doom' })
  const like = { memberId: member.id, targetId, likeId: newId(), authorId: author.id }
  const item = postLikeItem(like)
  await putAll([item])
  return item
}

const aFollow = async (): Promise<Stored> => {
  const [member, other] = [await aMember(), await aMember()]
  await storeTaste(member, { genres: ['Doom'] })
  const follow = { followId: newId(), followerId: member.id, followeeId: other.id }
  const item = followItem(follow)
  await putAll([item])
  return item
}

const memberWith = async (changes: object): Promise<readonly [Stored, Stored]> => {
  const { id } = await aMember()
  const before = (await stored(memberKey(id))) as unknown as Stored
  const after = { ...before, ...changes, version: 2 }
  await putAll([after])
  return [before, after]
}

export const tasteScenarios: Record<string, () => Promise<Units>> = {
  'learn-taste PostLike.created': async () => {
    const record = changeRecord(null, await aLike())
    return unitsOf(() => deliver(record))
  },
  'learn-taste PostLike.created (repeated)': async () => {
    const record = changeRecord(null, await aLike())
    await deliver(record)
    return unitsOf(() => deliver(record))
  },
  'learn-taste PostLike.created (first)': async () => {
    const [member, author] = [await aMember(), await aMember()]
    const ids = await Promise.all(Array.from({ length: 20 }, () => aPost(author)))
    const likes = ids.map((targetId) =>
      postLikeItem({ memberId: member.id, targetId, likeId: newId(), authorId: author.id }),
    )
    await putAll(likes)
    return unitsOf(() => deliver(changeRecord(null, likes[0] ?? null)))
  },
  'learn-taste Follow.created': async () => {
    const record = changeRecord(null, await aFollow())
    return unitsOf(() => deliver(record))
  },
  'learn-taste Member.changed': async () => {
    const [before, after] = await memberWith({ bio: 'Laut.' })
    return unitsOf(() => deliver(changeRecord(before, after)))
  },
  'learn-taste Member.changed (genres)': async () => {
    const [before, after] = await memberWith({ favoriteGenres: ['Doom Metal'] })
    return unitsOf(() => deliver(changeRecord(before, after)))
  },
  'learn-taste NotificationSettings.changed (off)': async () => {
    const member = await aMember()
    await storeTaste(member, { genres: ['Doom'] })
    const before = { ...notificationsKey(member.id), entity: 'NotificationSettings' }
    const after = { ...before, personalized: false }
    await putAll([after])
    return unitsOf(() => deliver(changeRecord(before, after)))
  },
}
