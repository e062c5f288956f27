import { vi } from 'vitest'
import {
  AUDIT_HEAD_KEY,
  auditPartition,
  recordAct,
  type Act,
  type AuditEntryItem,
} from '#platform/audit/index.ts'
import { env } from '#platform/runtime/env.ts'
import { putAll, type Stored } from '#platform/table/index.ts'
import { documents } from '#testing/document-client.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { verifyAudit, type VerifyOptions } from '../../tools/operator/audit/verify-audit.ts'

export const table = { db: documents, tableName: env.tableName, place: 'the test', whenMissing: '' }

export const ACT: Act = {
  actorId: '01JD0000000000000000000001',
  role: 'moderator',
  act: 'reject',
  kind: 'community-post',
  objectId: '01JD0000000000000000000002',
  category: 'spam',
}

const DAYS = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-04'] as const
const EACH = 4

const MONTHS = [...new Set(DAYS.map((day) => day.slice(0, 7)))]

const LAST_ACT = new Date(`${DAYS[3]}T${10 + EACH - 1}:00:00Z`)

export const entries = async (): Promise<AuditEntryItem[]> => {
  const found = await Promise.all(MONTHS.map((month) => storedUnder(auditPartition(month))))
  return found.flat()
}

export const clear = async (): Promise<void> => {
  await Promise.all([...(await entries()), AUDIT_HEAD_KEY].map(remove))
}

/** Begins without an entry, on the last of the days: a log that began at the real time would end in another month. */
export const begin = async (): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(LAST_ACT)
  await clear()
}

let fourDays: readonly Stored[] | undefined

const recordFourDays = async (): Promise<readonly Stored[]> => {
  for (const day of DAYS)
    for (let hour = 10; hour < 10 + EACH; hour++) {
      vi.setSystemTime(new Date(`${day}T${hour}:00:00Z`))
      await recordAct(ACT)
    }
  const head = await stored(AUDIT_HEAD_KEY)
  return [...(await entries()), ...(head ? [head] : [])]
}

/**
 * Four entries on each of four days, across a month and the change of clocks, with days without any between them. They
 * are recorded once, and then stored again as they were.
 */
export const writeFourDays = async (): Promise<void> => {
  if (fourDays) await putAll(fourDays)
  fourDays ??= await recordFourDays()
  vi.setSystemTime(LAST_ACT)
}

export const findings = async (options?: VerifyOptions): Promise<readonly string[]> =>
  (await verifyAudit(table, options)).findings.map(({ text }) => text)
