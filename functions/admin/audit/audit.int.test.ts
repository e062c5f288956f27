import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportAudit, listAudit, type AuditEntry } from '#shared/api/audit.ts'
import {
  auditPartition,
  AUDIT_HEAD_KEY,
  hashEntry,
  recordAct,
  type Act,
} from '#platform/audit/index.ts'
import { NEXT_CURSOR_HEADER } from '#shared/api/contract.ts'
import { auditEntries, entriesOf } from '#testing/audit.ts'
import { call, type Called } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { handler as exportHandler } from './export-audit.ts'
import { handler as list } from './list-audit.ts'

const admin = await aMember({ role: 'admin', username: 'Oberschmied' })
const moderator = await aModerator()
const { token } = admin

const ACT: Act = {
  actorId: moderator.id,
  role: 'moderator',
  act: 'reject',
  kind: 'community-post',
  objectId: '01JD0000000000000000000002',
  category: 'spam',
}

type Query = Record<string, string>

const ask = (query: Query = {}): Promise<Called> => call(list, listAudit, { token, query })
const take = (body: object): Promise<Called> => call(exportHandler, exportAudit, { token, body })

const page = async (
  query: Query,
): Promise<{ entries: AuditEntry[]; cursor: string | undefined }> => {
  const answer = await ask(query)
  expect(answer.status).toBe(200)
  return { entries: answer.json, cursor: answer.headers[NEXT_CURSOR_HEADER.toLowerCase()] }
}

/** All pages, with the number of calls. */
const all = async (query: Query) => {
  const entries: AuditEntry[] = []
  let calls = 0
  let cursor: string | undefined
  do {
    const next = await page({ ...query, ...(cursor !== undefined && { cursor }) })
    entries.push(...next.entries)
    cursor = next.cursor
    calls++
  } while (cursor !== undefined)
  return { entries, calls }
}

const actAt = async (at: string, changes: Partial<Act> = {}): Promise<void> => {
  vi.setSystemTime(new Date(at))
  await recordAct({ ...ACT, ...changes })
}

const AT_ONCE = 50

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let month = 1; month <= 12; month++) {
    const partition = auditPartition(`2026-${String(month).padStart(2, '0')}`)
    const entries = await storedUnder(partition)
    while (entries.length > 0) await Promise.all(entries.splice(0, AT_ONCE).map(remove))
  }
  await remove(AUDIT_HEAD_KEY)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the audit log', () => {
  it('is shown newest first, with names that it does not store', async () => {
    await actAt('2026-11-10T10:00:00Z')
    await actAt('2026-11-11T10:00:00Z', { role: 'operator', actorId: 'AKIAEXAMPLE', act: 'role' })
    expect(JSON.stringify(await auditEntries())).not.toContain(moderator.username)
    const { entries } = await page({ from: '2026-11-01', to: '2026-11-30' })
    expect(entries).toMatchObject([
      { id: '2026-11-11#000001', actor: { id: 'AKIAEXAMPLE', username: null }, role: 'operator' },
      {
        id: '2026-11-10#000001',
        actor: { id: moderator.id, username: moderator.username },
        act: 'reject',
        kind: 'community-post',
        objectId: ACT.objectId,
        category: 'spam',
        detail: null,
      },
    ])
  })

  it('comes in pages without gaps or doubles', async () => {
    for (let count = 0; count < 120; count++)
      await actAt(`2026-11-${count < 60 ? 10 : 12}T10:00:00Z`)
    for (let count = 0; count < 5; count++) await actAt('2026-12-02T10:00:00Z')
    const { entries } = await all({ from: '2026-11-01', to: '2026-12-31' })
    expect(entries).toHaveLength(125)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(125)
    expect(entries.map(({ id }) => id)).toEqual(
      entries
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
  })

  it('is filtered by days, actor, act and kind', async () => {
    await actAt('2026-03-01T10:00:00Z', { act: 'approve' })
    for (let count = 0; count < 80; count++) await actAt('2026-06-02T10:00:00Z')
    await actAt('2026-06-03T22:30:00Z', { actorId: admin.id, role: 'admin', kind: 'source' })
    const year = { from: '2026-01-01', to: '2026-12-31' }
    const ids = async (query: Query) => (await all(query)).entries.map(({ id }) => id)
    expect(await ids({ ...year, act: 'approve' })).toEqual(['2026-03-01#000001'])
    expect(await ids({ ...year, actor: 'oberSCHMIED' })).toEqual(['2026-06-04#000001'])
    expect(await ids({ ...year, actor: admin.id, kind: 'source' })).toHaveLength(1)
    expect(await ids({ ...year, actor: admin.id, kind: 'band' })).toEqual([])
    expect(await ids({ ...year, actor: 'niemand' })).toEqual([])
    expect(await ids({ from: '2026-06-02', to: '2026-06-02' })).toHaveLength(80)
    expect(await ids({ from: '2026-06-04', to: '2026-06-04' })).toHaveLength(1)
  })

  it('costs no more when it is long', async () => {
    vi.useRealTimers()
    const entries = Array.from({ length: 1200 }, (_, index) => {
      const entry = {
        ...ACT,
        PK: auditPartition(`2026-0${1 + (index % 9)}`).PK,
        SK: `2026-0${1 + (index % 9)}-01#${String(index).padStart(6, '0')}`,
        day: '2026-01-01',
        seq: index,
        at: '2026-01-01T10:00:00.000Z',
        previous: '0'.repeat(64),
      }
      return { ...entry, hash: hashEntry(entry) }
    })
    await putAll(entries)
    const year = { from: '2026-01-01', to: '2026-12-31' }
    const units = await unitsOf(() => ask({ ...year, act: 'pin' }))
    if (unitsAreExact) expect(units.read).toBeLessThan(40)
    const { entries: found, calls } = await all({ ...year, act: 'pin' })
    expect(found).toEqual([])
    expect(calls).toBeLessThan(70)
  })

  it.each([
    ['days in the wrong order', { from: '2026-11-02', to: '2026-11-01' }],
    ['too many days', { from: '2024-11-02', to: '2026-11-01' }],
    ['no day', { from: '2026-02-30' }],
    [
      'a cursor of other days',
      { from: '2026-11-01', to: '2026-11-02', cursor: '2026-10-01#000001' },
    ],
    ['an unknown act', { act: 'dance' }],
    ['a hostile actor', { actor: "' OR 1=1" }],
  ])('returns 400 in German for %s', async (_, query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect((answer.json as { message: string }).message).toMatch(/[a-zäöüß]{3}/)
  })

  it('is refused to moderators, members and guests', async () => {
    for (const role of ['moderator', 'member'] as const) {
      const caller = await aMember({ role })
      const options = { token: caller.token }
      expect((await call(list, listAudit, options)).status).toBe(403)
      const body = { format: 'csv' }
      expect((await call(exportHandler, exportAudit, { ...options, body })).status).toBe(403)
    }
    expect((await call(list, listAudit, {})).status).toBe(401)
    expect(await auditEntries()).toEqual([])
  })
})

describe('an export of the audit log', () => {
  it('is a CSV file, and an act itself', async () => {
    await actAt('2026-11-10T10:00:00Z')
    await actAt('2026-11-12T10:00:00Z', { objectId: '-1' })
    let answer: Called | undefined
    const entries = await entriesOf(async () => {
      answer = await take({ from: '2026-11-10', to: '2026-11-12', format: 'csv' })
    })
    expect(answer?.status).toBe(200)
    expect(answer?.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer?.headers['content-disposition']).toContain('protokoll-2026-11-10-2026-11-12.csv')
    const rows = answer?.text.trim().split('\r\n') ?? []
    expect(rows).toHaveLength(3)
    expect(rows[2]).toContain(`"'-1"`)
    expect(entries).toMatchObject([
      {
        act: 'export',
        kind: 'audit',
        objectId: '2026-11-10:2026-11-12',
        detail: 'csv',
        role: 'admin',
      },
    ])
  })

  it('has everything in JSON that proves the chain', async () => {
    for (let count = 0; count < 3; count++) await actAt('2026-11-10T10:00:00Z')
    const { entries } = JSON.parse(
      (await take({ from: '2026-11-10', to: '2026-11-10', format: 'json' })).text,
    ) as { entries: { hash: string; previous: string }[] }
    expect(entries).toHaveLength(3)
    expect(entries.map((entry) => hashEntry(entry))).toEqual(entries.map(({ hash }) => hash))
    expect(entries[2]?.previous).toBe(entries[1]?.hash)
  })

  it('is refused with 400 when it would be too long, and is no act then', async () => {
    vi.useRealTimers()
    const day = '2026-05-01'
    await putAll(
      Array.from({ length: 5001 }, (_, seq) => ({
        ...ACT,
        PK: auditPartition('2026-05').PK,
        SK: `${day}#${String(seq).padStart(6, '0')}`,
        day,
        seq,
      })),
    )
    const answer = await take({ from: day, to: day, format: 'csv' })
    expect(answer).toMatchObject({
      status: 400,
      json: { message: 'Das sind mehr als 5.000 Einträge. Wähl weniger Tage.' },
    })
    expect(await auditEntries()).toEqual([])
  })
})
