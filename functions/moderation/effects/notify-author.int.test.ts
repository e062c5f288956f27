import { describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { readActivities } from '#testing/notifications.ts'
import { decisionItem, type DecisionItem } from '#platform/content/decision.items.ts'
import { handler } from './notify-author.ts'

const deliver = deliverTo('notify-author', handler)

const released = (authorId: string | undefined, about: Partial<DecisionItem> = {}) => ({
  ...decisionItem(
    newId(),
    {
      moderatorId: newId(),
      type: 'community-post',
      contentId: newId(),
      action: 'approve',
      rule: 'NSBM',
      authorId,
    },
    'Ist das noch Kunst?',
  ),
  ...about,
})

describe('the author of held content', () => {
  it('reads once that it was released, with the way to it', async () => {
    const author = await aMember()
    const decision = released(author.id)
    const record = changeRecord(null, decision)
    await deliver(record, record)
    await deliver(record)
    expect(await readActivities(author)).toMatchObject([
      {
        type: 'decision',
        decision: {
          id: decision.SK,
          event: 'released',
          excerpt: 'Ist das noch Kunst?',
          path: `/#post-${decision.contentId}`,
        },
        isUnread: true,
      },
    ])
  })

  it('reads that the objection had success', async () => {
    const author = await aMember()
    const appeal = { at: '2026-11-20T08:00:00.000Z', text: 'Das warnt nur.' }
    await deliver(changeRecord(null, released(author.id, { appeal, type: 'message' })))
    expect(await readActivities(author)).toMatchObject([
      { decision: { event: 'objection-granted', path: '/messages' } },
    ])
  })

  it('is not notified of rejections, requests and kept reports, which have their own messages', async () => {
    const { id, token } = await aMember()
    const others: readonly Partial<DecisionItem>[] = [
      { action: 'reject', reason: 'Spam' },
      { action: 'merge', type: 'concert' },
      { type: 'band', contentId: `${newId()}-${newId()}` },
      { reports: [{ memberId: newId(), at: '', text: 'Falsch.' }] },
    ]
    for (const about of others) await deliver(changeRecord(null, released(id, about)))
    await deliver(changeRecord(null, released(undefined)), changeRecord(null, released(newId())))
    expect(await readActivities({ token })).toEqual([])
  })
})
