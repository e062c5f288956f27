import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUDIT_HEAD_KEY, auditKey, toHead, recordAct } from '#platform/audit/index.ts'
import { put, write } from '#platform/table/index.ts'
import { remove, stored } from '#testing/stored.ts'
import {
  ACT,
  begin,
  entries,
  findings,
  table,
  writeFourDays,
} from '../../../local/testing/audit-scene.ts'
import { resumeAudit } from './resume-audit.ts'
import { verifyAudit } from './verify-audit.ts'

beforeEach(begin)

afterEach(() => {
  vi.useRealTimers()
})

describe('a restored table', () => {
  beforeEach(writeFourDays)

  const cutAfter = async (day: string, seq: number): Promise<void> => {
    const last = await stored(auditKey(day, seq))
    for (const entry of await entries()) if (entry.SK > (last?.SK ?? '')) await remove(entry)
    if (last) {
      const { at, hash } = last
      await write(put({ ...AUDIT_HEAD_KEY, day, seq, at, hash }))
    }
  }

  it('has a complete chain up to its moment, and no entry that was noted later', async () => {
    const noted = (await stored(AUDIT_HEAD_KEY))?.hash ?? ''
    await cutAfter('2026-11-01', 2)
    expect(await verifyAudit(table, { expect: noted })).toMatchObject({
      entries: 10,
      findings: [],
      hasExpected: false,
    })
    expect(await resumeAudit(table)).toEqual([])
    expect(await verifyAudit(table)).toMatchObject({ entries: 11, findings: [], notes: [] })
  })

  it.each([
    ['an entry before its head', [4], '2026-11-04#000003'],
    ['an entry between others', [3], '2026-11-04#000002'],
  ])('goes on where the backup lacks %s', async (_, missing, after) => {
    vi.setSystemTime(new Date('2026-11-04T13:00:00.100Z'))
    const four = await stored(auditKey('2026-11-04', 3))
    expect(four).not.toBeNull()
    await cutAfter('2026-11-01', 4)
    vi.setSystemTime(new Date('2026-11-04T13:00:00.000Z'))
    for (let count = 0; count < 4; count++) await recordAct(ACT)
    for (const seq of missing) await remove(auditKey('2026-11-04', seq))
    expect(await findings()).toHaveLength(1)
    expect(await resumeAudit(table)).toHaveLength(1)
    const verified = await verifyAudit(table)
    expect(verified.findings).toEqual([])
    expect(verified.notes[0]).toContain(`continues the log from ${after} after a restore`)
    await recordAct(ACT)
    expect(await findings()).toEqual([])
    await remove(auditKey('2026-11-01', 4))
    expect(await findings()).toHaveLength(1)
  })

  it('goes on where the backup has an entry that the head does not know', async () => {
    const three = (await entries()).find(({ SK }) => SK === '2026-11-04#000003')
    if (three) await write(put(toHead(three)))
    await expect(recordAct(ACT)).rejects.toMatchObject({ status: 503 })
    await resumeAudit(table)
    await recordAct(ACT)
    expect(await findings()).toEqual([])
  })

  it('does not explain away what is no result of a restore', async () => {
    await remove(auditKey('2026-10-31', 2))
    await expect(resumeAudit(table)).rejects.toThrow('A restore cannot explain this')
    expect(await findings()).toHaveLength(1)
  })
})
