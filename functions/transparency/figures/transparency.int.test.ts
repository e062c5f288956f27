import { beforeAll, expect, it } from 'vitest'
import { transparency, type Transparency } from '#shared/api/transparency.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { reportKey, type ReportItem } from '../../cases/items/index.ts'
import { handler as countTransparency } from '../effects/count-transparency.ts'
import { handler } from './transparency.ts'

const GUEST = { name: 'Erika Mustermann', email: 'erika@example.org' }
const TEXT = 'Das hetzt gegen Menschen.'

const aGuestReport = (): ReportItem => {
  const target = { kind: 'story', targetId: newId() } as const
  const reportId = newId()
  return {
    ...reportKey(target, reportId),
    ...target,
    entity: 'Report',
    reportId,
    category: 'hate',
    text: TEXT,
    at: '2025-07-15T12:00:00.000Z',
    guest: GUEST,
    evidence: 'x',
  }
}

const reports = Array.from({ length: 5 }, aGuestReport)

beforeAll(async () => {
  const records = reports.map((report) => changeRecord(null, report))
  await deliverTo('count-transparency', countTransparency)(...records)
})

it('returns the figures of month and half-year without a session', async () => {
  const { status, json } = await call(handler, transparency)
  expect(status).toBe(200)
  const { halfYears, months } = json as Transparency
  expect(months).toEqual([{ period: '2025-07', reports: 5, decisions: 0, appeals: 0 }])
  expect(halfYears).toMatchObject([
    { period: '2025-H2', counts: { reports: 5, 'reports:by:guest': 5, 'reports:kind:story': 5 } },
  ])
})

it('names neither reporter, text nor target of what it counted', async () => {
  const { text } = await call(handler, transparency)
  const personal = reports.flatMap(({ reportId, targetId }) => [reportId, targetId])
  for (const secret of [GUEST.name, GUEST.email, TEXT, ...personal])
    expect(text).not.toContain(secret)
})
