import { emptyQueues } from '#testing/work-queues.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { storedUnder } from '#testing/stored.ts'
import { aReceiver, pushesTo, setClock } from '#testing/push-receivers.ts'
import { decisionItem } from '#platform/content/decision.items.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'
import { handler as notifyAuthor } from '../../moderation/effects/notify-author.ts'
import { handler } from './push-decision.ts'
import { handler as pushNotification } from './push-notification.ts'

const deliver = deliverTo('push-decision', handler)

const aDecision = (authorId: string, more: Partial<DecisionItem> = {}): DecisionItem => {
  const content = { type: 'community-post', contentId: newId() } as const
  const decision = { ...content, moderatorId: newId(), action: 'reject', rule: 'reported' } as const
  return {
    ...decisionItem(newId(), { ...decision, authorId, reason: 'Werbung.' }, 'Kauft meine CD!'),
    ...more,
  }
}

beforeEach(async () => {
  setClock('2026-11-23T11:00:00.000Z')
  await emptyQueues()
})

afterEach(() => {
  vi.useRealTimers()
})

it('pushes a release once, although it is in the list of activities as well', async () => {
  const author = await aReceiver()
  const decision = aDecision(author.id, { action: 'approve', reason: undefined })
  const record = changeRecord(null, decision)
  await deliver(record)
  await deliverTo('notify-author', notifyAuthor)(record)
  const [activity] = (await storedUnder(`NOTIFY#${author.id}`)).filter((item) => 'decision' in item)
  expect(activity).toMatchObject({ decision: { event: 'released' } })
  await deliverTo('push-notification', pushNotification)(changeRecord(null, activity ?? null))
  expect(await pushesTo(author)).toMatchObject([{ title: 'Dein Beitrag ist jetzt für alle da' }])
})

it('pushes a decision to the author, once', async () => {
  const author = await aReceiver()
  const decision = aDecision(author.id)
  await deliver(changeRecord(null, decision), changeRecord(null, decision))
  expect(await pushesTo(author)).toMatchObject([
    {
      kind: 'moderation',
      title: 'Dein Beitrag wurde nicht veröffentlicht',
      body: 'Grund: Werbung.',
      path: `/#post-${decision.contentId}`,
      state: 'queued',
    },
  ])
})

it('pushes no text of what was approved, which may be drastic', async () => {
  const author = await aReceiver()
  const { reason: _, ...decision } = aDecision(author.id, { action: 'approve' })
  await deliver(changeRecord(null, decision))
  expect(await pushesTo(author)).toMatchObject([{ body: '' }])
})

it('pushes no text of a message, which may be that of a photo that vanishes', async () => {
  const author = await aReceiver()
  const { reason: _, ...decision } = aDecision(author.id, { type: 'message', action: 'approve' })
  await deliver(changeRecord(null, decision))
  expect(await pushesTo(author)).toMatchObject([
    { title: 'Deine Nachricht ist jetzt zugestellt', body: '', path: '/messages' },
  ])
})

it('pushes nothing about own decisions and rejected reports', async () => {
  const author = await aReceiver()
  const own = aDecision(author.id, { moderatorId: author.id })
  const report = { memberId: newId(), at: '2026-11-23T10:00:00.000Z', text: 'Doof.' }
  const kept = aDecision(author.id, { action: 'approve', reports: [report] })
  await deliver(changeRecord(null, own), changeRecord(null, kept))
  expect(await pushesTo(author)).toEqual([])
})
