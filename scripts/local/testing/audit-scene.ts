import { vi } from 'vitest'
import {
  AUDIT_HEAD_KEY,
  auditPartition,
  recordAct,
  type Act,
  type AuditEntryItem,
} from '#platform/audit/index.ts'
import { env } from '#platform/runtime/env.ts'
import { documents } from '#testing/document-client.ts'
import { remove, storedUnder } from '#testing/stored.ts'
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

/** Of the days above, and of the day of the run: some acts are at the real time. */
const months = (): ReadonlySet<string> => {
  const today = new Date(vi.getRealSystemTime()).toISOString()
  return new Set([...DAYS, today].map((day) => day.slice(0, 7)))
}

export const entries = async (): Promise<AuditEntryItem[]> => {
  const found = await Promise.all([...months()].map((month) => storedUnder(auditPartition(month))))
  return found.flat()
}

export const clear = async (): Promise<void> => {
  for (const entry of await entries()) await remove(entry)
  await remove(AUDIT_HEAD_KEY)
}

/** Four entries on each of four days, across a month and the change of clocks, with days without any between them. */
export const writeFourDays = async (): Promise<void> => {
  for (const day of DAYS)
    for (let hour = 10; hour < 10 + EACH; hour++) {
      vi.setSystemTime(new Date(`${day}T${hour}:00:00Z`))
      await recordAct(ACT)
    }
}

export const findings = async (options?: VerifyOptions): Promise<readonly string[]> =>
  (await verifyAudit(table, options)).findings.map(({ text }) => text)
