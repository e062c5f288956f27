import { describe, expect, it } from 'vitest'
import { decisionItem, type DecisionItem } from '#platform/content/decision.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { readActivities, read, readUnread } from '#testing/notifications.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler } from './notify-reporters.ts'

const deliver = deliverTo('notify-reporters', handler)

const ARTICLE = newId()
const TITLE = 'Grabwärter kommen zurück'

const decided = (
  reporters: readonly string[],
  decision: Partial<DecisionItem> = {},
): DecisionItem => ({
  ...decisionItem(
    newId(),
    {
      moderatorId: newId(),
      type: 'article',
      contentId: ARTICLE,
      action: 'approve',
      rule: '',
      title: TITLE,
      reports: reporters.map((memberId) => ({ memberId, at: '', text: 'Falsch.' })),
    },
    TITLE,
  ),
  ...decision,
})

describe('the members who reported an article', () => {
  it.each([
    [{ action: 'approve' }, { outcome: 'kept', note: null }],
    [
      { action: 'reject', reason: 'Unbelegt.' },
      { outcome: 'removed', note: null },
    ],
    [
      { action: 'correct', reason: 'Es ist der 12. März.' },
      { outcome: 'corrected', note: 'Es ist der 12. März.' },
    ],
  ] as const)('read once each what came of it: %j', async (decision, outcome) => {
    const [one, two] = [await aMember(), await aMember()]
    const record = changeRecord(null, decided([one.id, two.id], decision))
    await deliver(record, record)
    await deliver(record)
    for (const member of [one, two]) {
      expect(await readActivities(member)).toMatchObject([
        { type: 'article', article: { id: ARTICLE, title: TITLE, ...outcome }, isUnread: true },
      ])
      expect(await readUnread(member)).toEqual({ likes: 0, comments: 1 })
    }
  })

  it('hear of a second decision about a second report', async () => {
    const member = await aMember()
    await deliver(changeRecord(null, decided([member.id])))
    await deliver(changeRecord(null, decided([member.id], { action: 'reject' })))
    const told = await readActivities(member)
    expect(told.map(({ article }) => article?.outcome)).toEqual(['removed', 'kept'])
    await read(member, { type: 'article', notificationId: told[0]?.id ?? '' })
    expect(await readUnread(member)).toEqual({ likes: 0, comments: 1 })
    await read(member, { type: 'article' })
    expect(await readUnread(member)).toEqual({ likes: 0, comments: 0 })
  })

  it('are not notified once they deleted the account', async () => {
    const gone = ['0'.repeat(26), newId()]
    await deliver(changeRecord(null, decided(gone)))
    for (const id of gone) expect(await storedUnder(`NOTIFY#${id}`)).toEqual([])
  })

  it('hear nothing of decisions without a report, or about other content', async () => {
    const member = await aMember()
    await deliver(changeRecord(null, decided([member.id], { reports: undefined })))
    await deliver(changeRecord(null, decided([member.id], { type: 'message' })))
    expect(await readActivities(member)).toEqual([])
  })
})
