import { ulid } from 'ulid'
import { describe, expect, it } from 'vitest'
import { transparency, type Transparency } from '#shared/api/transparency.ts'
import { reportKey, statementKey, type ReportItem } from '../../cases/items/index.ts'
import { appealKey } from '../../appeals/items/index.ts'
import { decisionItem } from '#platform/content/decision.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { anAppeal, decideOn } from '#testing/appeals.ts'
import { aDismissedReport, object } from '#testing/objections.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { aStatement } from '#testing/statements.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { countersPartition } from '../counters/counter.items.ts'
import { handler as figures } from '../figures/transparency.ts'
import { handler } from './count-transparency.ts'

const deliver = deliverTo('count-transparency', handler)

const aReport = () => {
  const reportId = newId()
  const target = { kind: 'story', targetId: newId() } as const
  const key = reportKey(target, reportId)
  const at = '2025-03-31T22:30:00.000Z'
  const report: ReportItem = {
    ...key,
    ...target,
    entity: 'Report',
    reportId,
    category: 'threat',
    text: 'Droht.',
    at,
    evidence: 'x',
  }
  return changeRecord(null, report)
}

it('counts each report, decision and appeal once, in the month of Berlin, and publishes no small part', async () => {
  const record = aReport()
  await deliver(record, record)
  await deliver(record)
  const { reviewer, id } = await anAppeal()
  const statement = changeRecord(null, await stored(statementKey(id)))
  await deliver(statement, statement)
  const key = appealKey({ subjectId: id })
  const received = await stored(key)
  await decideOn(reviewer, id, { decision: 'uphold' })
  const decided = await stored(key)
  const steps = [changeRecord(null, received), changeRecord(received, decided)]
  await deliver(...steps)
  await deliver(...steps.toReversed())
  const months = await storedUnder(countersPartition)
  expect(months.find(({ SK }) => SK === '2025-04')).toMatchObject({
    reports: 1,
    'reports:by:guest': 1,
    'reports:category:threat': 1,
    'reports:kind:story': 1,
    'reports:urgent': 1,
  })
  expect(months.at(-1)).toMatchObject({
    decisions: 1,
    'decisions:measure:remove': 1,
    appeals: 1,
    'appeals:by:author': 1,
    'appeals:outcome:uphold': 1,
    'appeals:time:1h': 1,
  })
  const { json, headers } = await call(figures, transparency)
  const { halfYears, months: shown } = json as Transparency
  expect(shown.at(-1)).toEqual({ period: '2025-04', reports: 1, decisions: 0, appeals: 0 })
  expect(halfYears.at(-1)).toMatchObject({
    period: '2025-H1',
    counts: { reports: 1, 'reports:category:threat': null },
  })
  expect(headers['etag']).toBeTruthy()
})

it('counts the objection of a reporter and its outcome once each', async () => {
  const { reporter, reviewer, targetId, report, statementId, id } = await aDismissedReport()
  const month = async () => (await storedUnder(countersPartition)).at(-1)
  const before = await month()
  await object(reporter, targetId)
  const key = appealKey({ subjectId: statementId, reportId: report.reportId })
  const received = await stored(key)
  await decideOn(reviewer, id)
  const steps = [changeRecord(null, received), changeRecord(received, await stored(key))]
  await deliver(...steps, ...steps)
  const after = await month()
  const added = (name: string) => Number(after?.[name] ?? 0) - Number(before?.[name] ?? 0)
  const names = ['', ':by:reporter', ':by:author', ':outcome:lift', ':time:1h']
  expect(names.map((name) => added(`appeals${name}`))).toEqual([1, 1, 0, 1, 1])
})

it('counts a second look that leaves earlier measures as they are apart from dismissals', async () => {
  const month = async () => (await storedUnder(countersPartition)).at(-1)
  const before = await month()
  const { statementId } = await aStatement(newId(), { measure: 'dismiss', keepsEarlier: true })
  await deliver(changeRecord(null, await stored(statementKey(statementId))))
  const after = await month()
  const added = (name: string) => Number(after?.[name] ?? 0) - Number(before?.[name] ?? 0)
  const names = ['decisions', 'decisions:measure:keep', 'decisions:measure:dismiss']
  expect(names.map(added)).toEqual([1, 1, 0])
})

describe('a hold of the guard', () => {
  const AUTOMATED = { detection: true, decision: true }

  it.each([
    ['approve', 'released'],
    ['reject', 'rejected'],
  ] as const)('counts as one decision when a moderator decides to %s', async (action, outcome) => {
    const { id } = await aMember()
    // A month for each, so that nothing else is counted in it.
    const time = Date.UTC(2024, action === 'approve' ? 1 : 2, 15)
    const [at, holdId] = [new Date(time).toISOString(), ulid(time)]
    const hold = { statementId: holdId, measure: 'hold', automated: AUTOMATED, at } as const
    const rejection = { holdId, automated: { ...AUTOMATED, decision: false }, at }
    await aStatement(id, hold)
    const { statementId } = await aStatement(id, rejection)
    const about = {
      type: 'community-post',
      contentId: newId(),
      action,
      rule: 'NSBM',
      holdId,
    } as const
    const decision = decisionItem(ulid(time), { ...about, moderatorId: newId() }, 'Laut.')
    const records = [
      changeRecord(null, await stored(statementKey(holdId))),
      ...(action === 'reject' ? [changeRecord(null, await stored(statementKey(statementId)))] : []),
      changeRecord(null, decision),
    ]
    await deliver(...records, ...records)
    const month = (await storedUnder(countersPartition)).find(({ SK }) => at.startsWith(SK))
    const { PK: _, SK: __, ...counters } = month ?? { PK: '', SK: '' }
    expect(counters).toEqual({
      decisions: 1,
      'decisions:measure:hold': 1,
      'decisions:automated:detection': 1,
      'decisions:automated:decision': 1,
      [`decisions:hold:${outcome}`]: 1,
    })
  })
})
