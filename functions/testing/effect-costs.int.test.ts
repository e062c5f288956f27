// These set the environment, which the first imported function reads.
import './mailbox.ts'
import './topic.ts'
import './work-queues.ts'
import { liveScenarios } from './live-scenes.ts'
import { measureScenarios } from './measure-scenes.ts'
import { concertMarkScenarios } from './concert-mark-scenes.ts'
import { dataExportScenarios } from './data-export-scenes.ts'
import { contactScenarios } from './contact-scenes.ts'
import { messageScenarios } from './message-scenes.ts'
import { moderationScenarios } from './moderation-scenes.ts'
import { tasteScenarios } from './taste-scenes.ts'
import { concertScenarios } from './concert-scenes.ts'
import { articleScenarios } from './article-scenes.ts'
import { searchScenarios } from './search-scenes.ts'
import { bandCareScenarios } from './band-care-scenes.ts'
import { bandLifeScenarios } from './band-life-scenes.ts'
import { bandScenarios } from './band-scenes.ts'
import { pushNoteScenarios } from './push-note-scenes.ts'
import { pushScenarios } from './push-scenes.ts'
import { storyScenarios } from './story-scenes.ts'
import type { DynamoDBRecord } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { firstShout } from '#shared/api/onboarding.ts'
import { handler as placeOnWall } from '../community/effects/place-on-wall.ts'
import { handler as purgeComment } from '../community/effects/purge-comment.ts'
import { handler as purgePost } from '../community/effects/purge-post.ts'
import { handler as refreshAuthor } from '../community/effects/refresh-author.ts'
import { handler as syncPinned } from '../community/effects/sync-pinned-counters.ts'
import { commentLikeItem, postLikeItem } from '../community/items/like.items.ts'
import { pinnedCountersKey } from '../community/items/pin.items.ts'
import { postCountersItem } from '../community/items/post.items.ts'
import { handler as notifyComments } from '../notifications/effects/notify-comments.ts'
import { handler as notifyFollows } from '../notifications/effects/notify-follows.ts'
import { handler as notifyLikes } from '../notifications/effects/notify-likes.ts'
import { handler as notifyMentions } from '../notifications/effects/notify-mentions.ts'
import { handler as firstShoutHandler } from '../onboarding/first-shout/first-shout.ts'
import { handler as indexMember } from '../people/effects/index-member.ts'
import { followItem } from '../people/relations/follow.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { Stored } from '#platform/table/index.ts'
import { notificationsKey } from '../settings/settings.items.ts'
import { call } from './call.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { storedComment } from './comments.ts'
import { effectCosts } from './documented-costs.ts'
import { aMember, type TestMember } from './members.ts'
import { notificationScenarios } from './notification-scenes.ts'
import { aShout } from './newcomers.ts'
import { putAll, storedPost } from './posts.ts'
import { remove, stored } from './stored.ts'
import { unitsAreExact, unitsOf, type Units } from './units.ts'

const TEXTS = 20

const effects = {
  'index-member': indexMember,
  'notify-likes': notifyLikes,
  'notify-follows': notifyFollows,
  'notify-comments': notifyComments,
  'notify-mentions': notifyMentions,
  'refresh-author': refreshAuthor,
  'place-on-wall': placeOnWall,
  'purge-post': purgePost,
  'purge-comment': purgeComment,
  'sync-pinned-counters': syncPinned,
}

type EffectName = keyof typeof effects

const cost = (name: EffectName, record: DynamoDBRecord): Promise<Units> =>
  unitsOf(() => deliverTo(name, effects[name])(record))

const aScene = async (content?: string) => {
  const [author, fan] = [await aMember(), await aMember()]
  const post = storedPost(author, content ? { content } : {})
  await putAll(post.items)
  return { author, fan, id: post.id, post: post.items[0] as Stored, place: { id: post.id, author } }
}

const aLike = async () => {
  const { author, fan, id } = await aScene()
  const like = postLikeItem({
    memberId: fan.id,
    targetId: id,
    likeId: newId(),
    authorId: author.id,
  })
  await putAll([like])
  return like
}

/** A member with names of two words, a role, two genres and a place. */
const aNamedMember = async () => {
  const { id } = await aMember({ displayName: 'Blut Eisen' })
  const item = {
    ...((await stored(memberKey(id))) as unknown as Stored),
    selectedRoles: ['fan'],
    favoriteGenres: ['Doom Metal', 'Black Metal'],
    location: 'Leipzig',
  }
  await putAll([item])
  return item
}

/** The member is indexed before the change. */
const costOfIndexing = async (change: Partial<Record<'bio' | 'displayName', string>>) => {
  const before = await aNamedMember()
  await deliverTo('index-member', indexMember)(changeRecord(null, before))
  const after = { ...before, ...change, version: 2 }
  await putAll([after])
  return cost('index-member', changeRecord(before, after))
}

const aFollow = async () => {
  const [follower, followee] = [await aMember(), await aMember()]
  const item = followItem({ followId: newId(), followerId: follower.id, followeeId: followee.id })
  await putAll([item])
  return item
}

const aCommentSaying = async (content: string) => {
  const { place, fan } = await aScene()
  const { text, counters } = storedComment(place, fan, { content })
  await putAll([text, counters])
  return text
}

const removedAfter = async (name: EffectName, item: Stored): Promise<Units> => {
  await deliverTo(name, effects[name])(changeRecord(null, item))
  await remove(item)
  return cost(name, changeRecord(item, null))
}

const textsOf = async (count: number) => {
  const { author, fan, id, post, place } = await aScene()
  const comments = Array.from({ length: count }, () => storedComment(place, fan))
  await putAll(comments.flatMap(({ text, counters }) => [text, counters]))
  return { author, fan, id, post }
}

const shoutOf = async ({ token }: TestMember): Promise<void> => {
  await call(firstShoutHandler, firstShout, { token, body: aShout() })
}

const scenarios: Record<string, () => Promise<Units>> = {
  ...articleScenarios,
  ...concertScenarios,
  ...concertMarkScenarios,
  ...searchScenarios,
  ...bandScenarios,
  ...bandCareScenarios,
  ...bandLifeScenarios,
  ...moderationScenarios,
  ...contactScenarios,
  ...dataExportScenarios,
  ...messageScenarios,
  ...liveScenarios,
  ...measureScenarios,
  ...notificationScenarios,
  ...pushScenarios,
  ...pushNoteScenarios,
  ...storyScenarios,
  ...tasteScenarios,
  'notify-likes PostLike.created': async () =>
    cost('notify-likes', changeRecord(null, await aLike())),
  'notify-likes PostLike.removed': async () => removedAfter('notify-likes', await aLike()),
  'notify-likes PostLike.created (unwanted)': async () => {
    const like = await aLike()
    await putAll([{ ...notificationsKey(like.authorId), community: false }])
    return cost('notify-likes', changeRecord(null, like))
  },
  'notify-follows Follow.created': async () =>
    cost('notify-follows', changeRecord(null, await aFollow())),
  'notify-follows Follow.removed': async () => removedAfter('notify-follows', await aFollow()),
  'notify-comments Comment.created': async () =>
    cost('notify-comments', changeRecord(null, await aCommentSaying('Laut.'))),
  'notify-comments Comment.created (mention)': async () => {
    const { username } = await aMember()
    return cost('notify-comments', changeRecord(null, await aCommentSaying(`@${username}`)))
  },
  'notify-comments Comment.removed': async () =>
    removedAfter('notify-comments', await aCommentSaying('Laut.')),
  'notify-mentions Post.created': async () =>
    cost('notify-mentions', changeRecord(null, (await aScene()).post)),
  'notify-mentions Post.created (mention)': async () => {
    const { username } = await aMember()
    return cost('notify-mentions', changeRecord(null, (await aScene(`@${username}`)).post))
  },
  'notify-mentions Post.changed (another mention)': async () => {
    const [one, other] = [await aMember(), await aMember()]
    const { post: before } = await aScene(`@${one.username}`)
    await deliverTo('notify-mentions', notifyMentions)(changeRecord(null, before))
    const after = { ...before, content: `@${other.username}`, version: 2 } as Stored
    await putAll([after])
    return cost('notify-mentions', changeRecord(before, after))
  },
  'notify-comments Comment.changed (mention)': async () => {
    const { username } = await aMember()
    const before = await aCommentSaying('Laut.')
    const after = { ...before, content: `@${username}`, version: 2 }
    await putAll([after])
    return cost('notify-comments', changeRecord(before, after))
  },
  'refresh-author Post.created': async () =>
    cost('refresh-author', changeRecord(null, (await aScene()).post)),
  'refresh-author Member.changed (20 texts)': async () => {
    const { fan } = await textsOf(TEXTS)
    const before = (await stored(memberKey(fan.id))) as unknown as Stored
    const after = { ...before, displayName: 'Neu', version: 2 }
    await putAll([after])
    return cost('refresh-author', changeRecord(before, after))
  },
  'place-on-wall Member.created': async () => {
    const { id } = await aMember()
    const member = (await stored(memberKey(id))) as unknown as Stored
    return cost('place-on-wall', changeRecord(null, member))
  },
  'place-on-wall Member.changed (shout)': async () => {
    const newcomer = await aMember()
    await shoutOf(newcomer)
    const member = (await stored(memberKey(newcomer.id))) as unknown as Stored
    return cost('place-on-wall', changeRecord(member, member))
  },
  'place-on-wall Post.changed': async () => {
    const { post } = await aScene()
    return cost('place-on-wall', changeRecord(post, { ...post, authorVersion: 2 } as Stored))
  },
  'place-on-wall Post.removed': async () => {
    const { post } = await aScene()
    return cost('place-on-wall', changeRecord(post, null))
  },
  'index-member Member.created': async () =>
    cost('index-member', changeRecord(null, await aNamedMember())),
  'index-member Member.changed (nothing to find)': () => costOfIndexing({ bio: 'Laut.' }),
  'index-member Member.changed (name)': () => costOfIndexing({ displayName: 'Ganz Anders' }),
  'purge-post Post.removed (20 comments)': async () => {
    const { post } = await textsOf(TEXTS)
    await remove(post)
    return cost('purge-post', changeRecord(post, null))
  },
  'purge-comment Comment.removed': async () => {
    const comment = await aCommentSaying('Laut.')
    const targetId = comment.GSI1SK.slice('COMMENT#'.length)
    const like = { memberId: newId(), targetId, likeId: newId(), authorId: comment.author.id }
    await putAll([commentLikeItem(like)])
    return cost('purge-comment', changeRecord(comment, null))
  },
  'sync-pinned-counters PinnedCounters.changed': async () => {
    const { author, id } = await aScene()
    const before = { ...postCountersItem(id, author.id), entity: 'PinnedCounters' as const }
    const after = { ...before, likes: 1, seq: 1 }
    await putAll([after, { ...before, ...pinnedCountersKey(id) }])
    return cost('sync-pinned-counters', changeRecord(before, after))
  },
}

const rows = await effectCosts()

describe('the costs in docs/events.md', () => {
  it('cover every scenario', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(scenarios).sort())
  })

  it.runIf(unitsAreExact).each(rows)('match the measured cost: $name', async ({ name, units }) => {
    expect(await scenarios[name]?.()).toEqual(units)
  })
})
