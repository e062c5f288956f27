import { hasConfirmedEmail } from '#shared/domain/trust.ts'
import type { AppealDecision } from '#shared/domain/appeals.ts'
import { effect } from '../../events/index.ts'
import { findContent } from '../../content-kinds/content/index.ts'
import { activityKey, notifyWithoutAuthor } from '../../notifications/index.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { findMember } from '#platform/identity/member.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { getMany, onConditionFailed, transact, update, write } from '#platform/table/index.ts'
import { appealKey, noticeIdOf, type AppealItem } from '../items/appeal.items.ts'
import { appealMail } from '../texts.ts'
import { appealMailKey, putAppealMail } from './appeal-mail.items.ts'

interface Decided extends AppealItem {
  readonly decision: AppealDecision
}

const OUTCOMES = { uphold: 'upheld', lift: 'lifted', change: 'changed' } as const

const isDecided = (item: AppealItem): item is Decided => item.decision !== undefined

/**
 * The milder measure that replaces the first one. The decision restored the content, and no transaction writes an
 * item twice, so it follows here; a repetition finds it done.
 */
const applyChange = async (appeal: Decided): Promise<void> => {
  const { appealId, newStatementId, newMeasure, reasons = '' } = appeal
  if (newStatementId === undefined) return
  if (newMeasure !== 'hide' && newMeasure !== 'age-label') return
  const content = await findContent(appeal)
  if (!content?.possible.includes(newMeasure)) return
  const parts = await content.apply(newMeasure, { id: newStatementId, reason: reasons })
  const applied = update(appealKey(appeal), {
    set: { isChangeApplied: true },
    condition: { appealId, isChangeApplied: undefined },
  })
  await onConditionFailed(transact({ ...parts, applied }), (failed) => {
    if (!failed.has('applied')) throw failed
  })
}

/** What is too mild for a reporter is decided anew, but not lifted. */
const eventOf = (side: 'appeal' | 'review', { decision, isTooMild }: Decided) =>
  isTooMild && decision === 'lift'
    ? ('review-reopened' as const)
    : (`${side}-${OUTCOMES[decision]}` as const)

const notify = async (
  memberId: string | undefined,
  side: 'appeal' | 'review',
  appeal: Decided,
): Promise<void> => {
  if (memberId === undefined || !(await findMember(memberId))) return
  const { subjectId, excerpt } = appeal
  const { PK, SK } = activityKey(memberId, noticeIdOf(appeal))
  await notifyWithoutAuthor(memberId, {
    PK,
    SK,
    kind: 'decision',
    decision: { id: subjectId, event: eventOf(side, appeal), excerpt },
  })
}

const mail = async ({
  memberId,
  appealId,
  decision,
  excerpt,
  reasons = '',
  nothingRestored,
}: Decided): Promise<void> => {
  if (memberId === undefined || !canSendMail()) return
  const keys = [privateKey(memberId), appealMailKey(appealId)] as const
  const [owner, sent] = await getMany(keys, { consistent: true })
  if (sent || !hasConfirmedEmail(owner)) return
  await sendMail({
    to: owner.confirmedEmail,
    ...appealMail({ decision, excerpt, reasons, nothingRestored }),
  })
  await write(putAppealMail(appealId))
}

/**
 * Applies a milder measure, and tells the member who appealed and the moderator who decided first. Reporters who
 * objected hear from `answer-reporters`.
 */
export const handler = effect<AppealItem>(async ({ before, after }) => {
  if (!after || !isDecided(after) || before?.state === 'decided') return
  await applyChange(after)
  await notify(after.firstDecidedBy, 'review', after)
  if (after.origin !== 'author') return
  await notify(after.memberId, 'appeal', after)
  await mail(after)
})
