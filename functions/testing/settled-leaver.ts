import { pinPost } from '#shared/api/posts.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { sessionItems } from '#platform/identity/session.items.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact, type Stored } from '#platform/table/index.ts'
import { commentLikeItem, postLikeItem } from '../community/items/index.ts'
import { shoutKey } from '../community/wall/index.ts'
import { addAlert } from '../concerts/alerts/alert.repository.ts'
import { addFurtherSource } from '../concerts/entries/further-source.items.ts'
import { concertIdOf, type ConcertSource } from '../concerts/items/index.ts'
import { decisionItem } from '#platform/content/decision.items.ts'
import { earlierLikeKey, likesKey } from '../notifications/notification.items.ts'
import { ITEM_KINDS, kindFinder, type ItemKind } from '../privacy/catalogue/index.ts'
import { handler as noteTraces } from '../privacy/effects/note-traces.ts'
import { deviceKey, endpointKey } from '../push/items/index.ts'
import { waitingWrites } from '../push/waiting/index.ts'
import { pushMemberKey } from '../settings/index.ts'
import { call } from './call.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aComment } from './comments.ts'
import { allItems } from './erasures.ts'
import { handlerOf } from './handlers.ts'
import { recordChanges } from './hostile/record-changes.ts'
import { runEffects } from './hostile/run-effects.ts'
import { aFullLeaver, type Leaver } from './leaver-scene.ts'
import { memberPaths } from './member-paths.ts'
import { aMember, newToken } from './members.ts'
import { aPost, putAll } from './posts.ts'
import { aStoredConcert } from './stored-concerts.ts'
import { aDeliveredRequest } from './threads.ts'

const kindOf = kindFinder(ITEM_KINDS)

/** The kinds of items with the id of the member. */
export const findKinds = async (memberId: string): Promise<ReadonlySet<string>> => {
  const items = (await allItems()).filter(
    (item) => memberPaths(item, new Set([memberId])).length > 0,
  )
  return new Set(items.map((item) => kindOf(item as unknown as Stored)?.name ?? 'unknown'))
}

/** Kinds in a partition that belongs to one member. */
const isOwnPartition = ({ PK, members }: ItemKind): boolean =>
  /^[A-Z_]+#\*$/.test(PK) && members['PK'] !== undefined

const isErased = ({ personal }: ItemKind): boolean => personal?.erased.by === 'delete'

const bareItem = ({ PK, SK }: ItemKind, memberId: string): Stored => ({
  PK: PK.replace('*', memberId),
  SK: SK.replaceAll('*', newId()),
})

/** A key of every kind that the scene has none of: a new kind takes part without further code. */
const bareItems = async (memberId: string): Promise<readonly Stored[]> => {
  const known = await findKinds(memberId)
  return ITEM_KINDS.filter(
    (kind) => isOwnPartition(kind) && isErased(kind) && !known.has(kind.name),
  ).map((kind) => bareItem(kind, memberId))
}

const likes = async ({ id, friend }: Leaver): Promise<void> => {
  const post = { id: await aPost(friend), author: friend }
  const like = { memberId: id, likeId: newId(), authorId: friend.id }
  const received = { type: 'post', postId: newId(), content: 'Laut.' } as const
  await putAll([
    postLikeItem({ ...like, targetId: post.id }),
    commentLikeItem({ ...like, targetId: await aComment(post, friend) }),
    { ...earlierLikeKey(id, newId()), ...received, liker: { id: friend.id } },
    { ...likesKey(id, newId()), ...received, author: { id: friend.id }, count: 1 },
  ] as Stored[])
}

/** Its suspension forgot the devices. */
const push = async ({ id }: Leaver): Promise<void> => {
  const endpoint = `https://push.example/${newToken()}`
  const note = { noteId: newId(), kind: 'comment' } as const
  await putAll([
    { ...deviceKey(id, newId()), endpoint, name: 'Handy' },
    { ...endpointKey(endpoint), memberId: id },
    pushMemberKey(id),
  ] as Stored[])
  await transact(waitingWrites(id, note, { run: Date.now(), waitsFor: 'rest' }))
}

const special = async (leaver: Leaver): Promise<void> => {
  const { id } = leaver
  await likes(leaver)
  await articleErrors(leaver)
  await push(leaver)
  await putAll([
    ...sessionItems({
      ...{ token: newToken(), memberId: id, sessionId: newId(), device: {} },
      ...{ createdAt: isoNow(), expiresAt: epochSeconds() + 3600 },
    }),
    { ...shoutKey(id), postId: newId(), bandGenre: 'Doom', contribution: 'Lärm' },
    { PK: `KEPT#profile#${id}`, SK: `KEPT#${newId()}`, targetId: id, content: {} },
  ] as Stored[])
  await addAlert(id, { kind: 'place', placeId: 'de-gottingen', radiusKm: 50 })
  await aDeliveredRequest(leaver, await aMember())
  const concertId = concertIdOf(await aStoredConcert())
  await transact(addFurtherSource(concertId, { id: newId(), memberId: id } as ConcertSource))
  const { token } = await aMember({ role: 'admin' })
  const options = { token, params: { id: await aPost(leaver) }, body: { pinned: true } }
  await call(await handlerOf(pinPost.id), pinPost, options)
}

/** Two errors of articles, of which one is decided; the suspended member could not report them. */
const articleErrors = async ({ id }: Leaver): Promise<void> => {
  const reports = [{ memberId: id, at: isoNow(), text: 'Das Datum ist falsch.' }]
  const held = { ...heldKey('article', newId()), entity: 'Held', rule: '', reports } as const
  const about = { type: 'article', contentId: newId(), action: 'correct', rule: '' } as const
  const decision = { ...about, moderatorId: newId(), title: 'Falsch', reports }
  await putAll([held, decisionItem(newId(), decision, 'Falsch')])
  await deliverTo('note-traces', noteTraces)(changeRecord(null, held))
}

/** The same with everything that effects make of it, and an item of every kind that can belong to a member. */
export const aSettledLeaver = async (): Promise<Leaver> => {
  const { result: leaver, changes } = await recordChanges(aFullLeaver)
  await runEffects(changes)
  await special(leaver)
  await putAll(await bareItems(leaver.id))
  return leaver
}
