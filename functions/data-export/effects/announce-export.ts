import { PUSH_PATHS } from '#shared/domain/push-places.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { germanTime } from '#platform/runtime/german-time.ts'
import { idMovedTo } from '#platform/runtime/ids.ts'
import { env } from '#platform/runtime/env.ts'
import { getMany, unlessConditionFailed, update, write } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { activityKey, notifyWithoutAuthor } from '../../notifications/index.ts'
import { dataExportKey, type DataExportItem } from '../items/export.items.ts'
import { readyMail } from '../texts.ts'

/** A repeated event writes the same notification, at the time of the end. */
const notify = async ({
  memberId,
  exportId,
  state,
  updatedAt,
  availableUntil,
}: DataExportItem): Promise<void> => {
  const { PK, SK } = activityKey(memberId, idMovedTo(Date.parse(updatedAt), exportId))
  const outcome = state === 'ready' ? 'ready' : 'failed'
  const dataExport = { id: exportId, outcome, availableUntil: availableUntil ?? null } as const
  await notifyWithoutAuthor(memberId, { PK, SK, kind: 'export', dataExport })
}

/** Once, and of a finished export only. */
const mail = async (
  { memberId, exportId, state, mailedAt, availableUntil = '' }: DataExportItem,
  to: string | undefined,
): Promise<void> => {
  if (to === undefined || state !== 'ready' || mailedAt !== undefined || !canSendMail()) return
  const until = germanTime(availableUntil)
  await sendMail({ to, ...readyMail(`${env.siteOrigin}${PUSH_PATHS.dataExport}`, until) })
  const mailed = update(dataExportKey(memberId), {
    set: { mailedAt: isoNow() },
    condition: { exportId },
  })
  await unlessConditionFailed(write(mailed))
}

/**
 * Notifies of an export that is ready or failed, and mails once that it is ready, to members who left an address.
 * Push follows from the notification. Neither gives access.
 */
export const handler = effect<DataExportItem>(async ({ before, after }) => {
  if (before?.state !== 'running' || !after || after.state === before.state) return
  const keys = [privateKey(after.memberId), dataExportKey(after.memberId)] as const
  const [owner, current] = await getMany(keys, { consistent: true })
  // Replaced, expired, or gone with the account.
  if (current?.exportId !== after.exportId) return
  await notify(after)
  await mail(current, owner?.confirmedEmail)
})
