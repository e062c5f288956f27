import { newId } from '#platform/runtime/ids.ts'
import { decisionItem } from '#platform/content/decision.items.ts'
import { handler as notifyLikes } from '../notifications/effects/notify-likes.ts'
import type { NotifiedItem } from '../push/notes/activity-note.ts'
import { handler as pushDecision } from '../push/effects/push-decision.ts'
import { handler as pushMessage } from '../push/effects/push-message.ts'
import { handler as pushNotification } from '../push/effects/push-notification.ts'
import { postLikeItem } from '../community/items/index.ts'
import type { Stored } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aMember, type TestMember } from './members.ts'
import { anOpenPair, storedMessage } from './messages.ts'
import { aPost, putAll } from './posts.ts'
import { aReceiver, wish } from './push-receivers.ts'
import { storedUnder } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const ALWAYS = { quietHours: { isOn: false, from: '22:00', to: '08:00' } }
const PAUSED = { pausedUntil: '2999-01-01T00:00:00.000Z' }

const deliver = deliverTo('push-notification', pushNotification)

const cost = (item: Stored): Promise<Units> => unitsOf(() => deliver(changeRecord(null, item)))

const anActivity = async ({ id }: TestMember): Promise<NotifiedItem> => {
  const { id: fanId, username } = await aMember()
  const author = { id: fanId, username, displayName: username, avatar: null, isVerified: false }
  const causeId = newId()
  return {
    PK: `NOTIFY#${id}`,
    SK: `ACTIVITY#${causeId}`,
    entity: 'Notification',
    kind: 'comment',
    postId: newId(),
    postAuthorId: id,
    commentId: `${newId()}-${causeId}`,
    postTitle: 'Neues Album',
    content: 'Was für ein Riff!',
    author,
    authorVersion: 1,
    GSI1PK: `AUTHOR#${fanId}`,
    GSI1SK: `NOTIFIED#${id}#ACTIVITY#${causeId}`,
    sequence: 1,
  }
}

const aLike = async (author: TestMember, targetId: string): Promise<Stored> => {
  const { id: memberId } = await aMember()
  const like = postLikeItem({ memberId, targetId, likeId: newId(), authorId: author.id })
  await putAll([like])
  await deliverTo('notify-likes', notifyLikes)(changeRecord(null, like))
  const items = await storedUnder(`NOTIFY#${author.id}`)
  const liker = items.findLast(({ SK }) => SK.startsWith('LIKED#'))
  if (!liker) throw new Error('No like')
  return liker
}

/** Costs of deciding about a push; sending it is in docs/benchmarks.md. */
export const pushNoteScenarios: Record<string, () => Promise<Units>> = {
  'push-notification Notification.created': async () =>
    cost(await anActivity(await aReceiver(ALWAYS))),
  'push-notification Notification.created (push is off)': async () =>
    cost(await anActivity(await aMember())),
  'push-notification Notification.created (waits)': async () =>
    cost(await anActivity(await aReceiver(PAUSED))),
  'push-notification LikeNotification.created': async () => {
    const author = await aReceiver(ALWAYS)
    return cost(await aLike(author, await aPost(author)))
  },
  'push-notification LikeNotification.created (further)': async () => {
    const author = await aReceiver(ALWAYS)
    const post = await aPost(author)
    await deliver(changeRecord(null, await aLike(author, post)))
    await deliver(changeRecord(null, await aLike(author, post)))
    return cost(await aLike(author, post))
  },
  'push-message Message.created': async () => {
    const [sender, receiver] = [await aMember(), await aReceiver(ALWAYS)]
    await anOpenPair(sender, receiver)
    const { item } = storedMessage(sender, receiver)
    await putAll([item])
    return unitsOf(() => deliverTo('push-message', pushMessage)(changeRecord(null, item)))
  },
  'push-message Message.created (push is off)': async () => {
    const [sender, receiver] = [await aMember(), await aMember()]
    await wish(receiver.id, { enabled: false })
    await anOpenPair(sender, receiver)
    const { item } = storedMessage(sender, receiver)
    await putAll([item])
    return unitsOf(() => deliverTo('push-message', pushMessage)(changeRecord(null, item)))
  },
  'push-decision ModerationDecision.created': async () => {
    const { id: authorId } = await aReceiver(ALWAYS)
    const content = { type: 'community-post', contentId: newId(), rule: 'reported' } as const
    const decision = { ...content, moderatorId: newId(), action: 'reject', authorId } as const
    const item = decisionItem(newId(), { ...decision, reason: 'Werbung.' }, 'Kauft meine CD!')
    return unitsOf(() => deliverTo('push-decision', pushDecision)(changeRecord(null, item)))
  },
}
