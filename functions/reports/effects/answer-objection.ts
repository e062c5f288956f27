import { noticeIdOf, type AppealItem } from '../../appeals/items/index.ts'
import { reportKey } from '../../cases/items/index.ts'
import { activityKey, notifyWithoutAuthor } from '../../notifications/index.ts'
import { findMember } from '#platform/identity/member.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { get, unlessConditionFailed, update, write } from '#platform/table/index.ts'
import { mailLink, mayMailOutcome } from '../guests/mail-link.ts'

const notify = async (memberId: string, appeal: AppealItem): Promise<void> => {
  if (!(await findMember(memberId))) return
  const { reportId = '', decision, excerpt } = appeal
  const event = decision === 'uphold' ? 'report-objection-upheld' : 'report-objection-lifted'
  const { PK, SK } = activityKey(memberId, noticeIdOf(appeal))
  // The statement is that of another member.
  const told = { id: reportId, event, excerpt } as const
  await notifyWithoutAuthor(memberId, { PK, SK, kind: 'decision', decision: told })
}

const mailGuest = async (appeal: AppealItem): Promise<void> => {
  const { reportId } = appeal
  if (reportId === undefined || !canSendMail()) return
  const key = reportKey(appeal, reportId)
  const report = await get(key, { consistent: true })
  const to = report?.guest?.email
  if (!report || to === undefined || report.objectionAnsweredAt !== undefined) return
  if (!(await mayMailOutcome(to))) return
  await mailLink(report, to, 'objection')
  const change = {
    set: { objectionAnsweredAt: isoNow() },
    condition: { entity: 'Report' as const },
  }
  await unlessConditionFailed(write(update(key, change)))
}

/** Tells a reporter what came of the objection (Art. 20 Abs. 5 DSA). Each step is repeatable. */
export const answerObjection = (appeal: AppealItem): Promise<void> =>
  appeal.memberId === undefined ? mailGuest(appeal) : notify(appeal.memberId, appeal)
