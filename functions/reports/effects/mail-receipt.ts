import { effect } from '../../events/index.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import {
  get,
  keyOf,
  onConditionFailed,
  unlessConditionFailed,
  update,
  write,
} from '#platform/table/index.ts'
import type { ReportItem } from '../../cases/items/index.ts'
import { mailLink } from '../guests/mail-link.ts'
import { reserveReceiptMail } from '../guests/receipt-mail.items.ts'

const mayMail = (to: string, reportId: string): Promise<boolean> =>
  onConditionFailed(
    write(reserveReceiptMail(to, reportId)).then(() => true),
    () => false,
  )

/** The address that still needs a confirmation. */
const addressOf = ({ guest, confirmedAt }: ReportItem): string | undefined =>
  confirmedAt === undefined ? guest?.email : undefined

/** Confirms the report of a guest who left an address (Art. 16 Abs. 4 DSA). */
export const handler = effect<ReportItem>(async ({ after }) => {
  if (after?.guest?.email === undefined || !canSendMail()) return
  const report = await get(keyOf(after), { consistent: true })
  if (!report) return
  const to = addressOf(report)
  if (to === undefined || !(await mayMail(to, report.reportId))) return
  await mailLink(report, to, 'received')
  const change = { set: { confirmedAt: isoNow() }, condition: { entity: 'Report' as const } }
  await unlessConditionFailed(write(update(keyOf(report), change)))
})
