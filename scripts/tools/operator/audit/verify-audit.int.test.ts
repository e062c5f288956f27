import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  AUDIT_HEAD_KEY,
  auditKey,
  auditPartition,
  hashEntry,
  recordAct,
  transactAct,
  type AuditEntryItem,
} from '#platform/audit/index.ts'
import { ConditionFailed, put, putNew, write, type Key } from '#platform/table/index.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import {
  ACT,
  begin,
  clear,
  entries,
  findings,
  table,
  writeFourDays,
} from '../../../local/testing/audit-scene.ts'
import { describeVerified } from './describe-verified.ts'
import { transactAsOperator } from './operator-act.ts'
import { verifyAudit } from './verify-audit.ts'

const change = async (key: Key<AuditEntryItem>, changes: object): Promise<void> => {
  const entry = await stored(key)
  await write(put({ ...entry, ...key, ...changes } as AuditEntryItem))
}

beforeEach(begin)

afterEach(() => {
  vi.useRealTimers()
})

describe('the chain of the audit log', () => {
  beforeEach(writeFourDays)

  it('is complete as it was written', async () => {
    const verified = await verifyAudit(table)
    expect(verified).toMatchObject({ entries: 16, findings: [], notes: [], hasExpected: true })
    expect(describeVerified(verified, 'the test')).toContain('The chain is complete.')
    const all = await entries()
    expect(all[4]).toMatchObject({ day: '2026-10-31', seq: 1, previous: all[3]?.hash })
  })

  it.each([
    ['the actor', { actorId: '01JD000000000000000000000X' }],
    ['the category', { category: 'untrue' }],
    ['the time', { at: '2026-10-31T11:00:00.001Z' }],
    ['a new attribute', { note: 'x' }],
    ['a hash of its own', { hash: 'a'.repeat(64) }],
  ])('shows that %s of an entry was changed', async (_, changes) => {
    await change(auditKey('2026-10-31', 2), changes)
    expect(await findings()).toContain('2026-10-31#000002 was changed.')
  })

  it('shows an entry that was replaced with a hash that fits', async () => {
    const entry = { ...(await stored(auditKey('2026-10-31', 2))), category: 'untrue' }
    await change(auditKey('2026-10-31', 2), { ...entry, hash: hashEntry(entry) })
    expect(await findings()).toEqual([
      '2026-10-31#000003 does not follow 2026-10-31#000002: one of them was replaced.',
    ])
  })

  it('shows a missing entry', async () => {
    await remove(auditKey('2026-10-31', 2))
    expect(await findings()).toEqual([
      'Entries 2026-10-31#000002 to 2026-10-31#000002 are missing.',
    ])
  })

  it('shows entries that changed places', async () => {
    const [two, three] = await Promise.all([2, 3].map((seq) => stored(auditKey('2026-10-31', seq))))
    await change(auditKey('2026-10-31', 2), { ...three, ...auditKey('2026-10-31', 2) })
    await change(auditKey('2026-10-31', 3), { ...two, ...auditKey('2026-10-31', 3) })
    const found = await findings()
    expect(found).toContain('2026-10-31#000002 was changed.')
    expect(found).toContain('2026-10-31#000003 was changed.')
  })

  it.each([
    ['the first entry ever', '2026-10-30', [1]],
    ['the first entry of a day', '2026-11-01', [1]],
    ['the end of an earlier day', '2026-10-31', [3, 4]],
    ['a whole day', '2026-10-31', [1, 2, 3, 4]],
    ['the end of the newest day', '2026-11-04', [4]],
    ['the whole newest day', '2026-11-04', [1, 2, 3, 4]],
  ])('shows that %s is missing', async (_, day, numbers) => {
    for (const seq of numbers) await remove(auditKey(day, seq))
    expect(await findings()).toHaveLength(1)
  })

  it('shows an entry after the head, a head without entry, and a missing head', async () => {
    const last = await stored(auditKey('2026-11-04', 4))
    const forged = { ...last, ...auditKey('2026-11-04', 5), seq: 5, previous: last?.hash ?? '' }
    await change(auditKey('2026-11-04', 5), { ...forged, hash: hashEntry(forged) })
    expect(await findings()).toEqual([
      'The log ends with 2026-11-04#000005, but the newest entry was 2026-11-04#000004.',
    ])
    await remove(auditKey('2026-11-04', 5))
    await remove(AUDIT_HEAD_KEY)
    expect(await findings()).toEqual([
      'The log ends with 2026-11-04#000004, but the newest entry was none.',
    ])
  })

  it('verifies a range with its end anchored in the next day, and its beginning in the day before', async () => {
    const range = { from: '2026-10-31', to: '2026-10-31' }
    expect(await verifyAudit(table, range)).toMatchObject({ entries: 4, findings: [] })
    await remove(auditKey('2026-10-31', 4))
    expect(await findings(range)).toHaveLength(1)
    expect(await findings({ from: '2026-11-01' })).toHaveLength(1)
    expect(await findings({ from: '2026-11-04' })).toEqual([])
  })

  it('finds an expected hash, and reports one that a forger has calculated away', async () => {
    const noted = (await stored(AUDIT_HEAD_KEY))?.hash ?? ''
    expect(await verifyAudit(table, { expect: noted })).toMatchObject({ hasExpected: true })
    await clear()
    await writeFourDays()
    expect(await verifyAudit(table, { expect: noted })).toMatchObject({ hasExpected: true })
    await clear()
    await recordAct({ ...ACT, category: 'untrue' })
    const forged = await verifyAudit(table, { expect: noted })
    expect(forged).toMatchObject({ findings: [], hasExpected: false })
    expect(describeVerified(forged, 'the test')).toContain('No entry has the expected hash')
  })
})

describe('an act', () => {
  const item = { PK: 'AUDITED', SK: '1' }

  it('and its entry are both written, or neither', async () => {
    await transactAct(ACT, { item: putNew(item) })
    const again = transactAct(ACT, { item: putNew(item) })
    await expect(again).rejects.toThrow(ConditionFailed)
    expect(await verifyAudit(table)).toMatchObject({ entries: 1, findings: [] })
    await remove(item)
  })

  it('has one entry each when fifty happen at once, of members and operators', async () => {
    const acts = Array.from({ length: 50 }, (_, index) => `act-${index}`)
    await Promise.all(
      acts.map((objectId, index) =>
        index % 10 === 0
          ? transactAsOperator(table, { act: 'ask', kind: 'newsletter', objectId })
          : transactAct({ ...ACT, objectId }, { item: put({ PK: 'AUDITED', SK: objectId }) }),
      ),
    )
    const verified = await verifyAudit(table)
    expect(verified).toMatchObject({ entries: 50, findings: [] })
    const month = verified.head?.day.slice(0, 7) ?? ''
    const logged = await storedUnder(auditPartition(month))
    expect(logged.map(({ objectId }) => objectId).toSorted()).toEqual(acts.toSorted())
    const done = await storedUnder('AUDITED')
    expect(done).toHaveLength(45)
    for (const one of [...logged, ...done]) await remove(one)
  })

  it('is verified while others are written', async () => {
    const writing = Promise.all(Array.from({ length: 20 }, () => recordAct(ACT)))
    const verified = await Promise.all(Array.from({ length: 5 }, () => verifyAudit(table)))
    await writing
    expect(verified.flatMap((one) => one.findings)).toEqual([])
    const { head } = await verifyAudit(table)
    for (const entry of await storedUnder(auditPartition(head?.day.slice(0, 7) ?? '')))
      await remove(entry)
  })

  it('never goes back in time when the clock of a function is behind', async () => {
    vi.setSystemTime(new Date('2026-11-02T23:00:00.200Z'))
    await recordAct(ACT)
    vi.setSystemTime(new Date('2026-11-02T22:59:59.900Z'))
    await recordAct(ACT)
    expect((await entries()).map(({ day, seq }) => `${day} ${seq}`)).toEqual([
      '2026-11-03 1',
      '2026-11-03 2',
    ])
    expect(await findings()).toEqual([])
  })

  it.each(['Er hat mich beleidigt', 'a@b.de', 'ä', ''])('refuses the text %j', async (category) => {
    await expect(recordAct({ ...ACT, category })).rejects.toThrow('ids and fixed words')
    expect(await entries()).toEqual([])
  })
})
