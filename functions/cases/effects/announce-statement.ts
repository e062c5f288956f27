import { hasConfirmedEmail } from '#shared/domain/trust.ts'
import { HOLD } from '#shared/domain/measures.ts'
import { effect } from '../../events/index.ts'
import { activityKey, notifyWithoutAuthor } from '../../notifications/index.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { findMember } from '#platform/identity/member.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { getMany, write } from '#platform/table/index.ts'
import type { StatementItem } from '../../platform/content/statement.items.ts'
import { putStatementMail, statementMailKey } from './statement-mail.items.ts'
import { statementMail } from './statement-mail.ts'

/** A repeated event writes the same notification. */
const notify = async (memberId: string, { statementId, excerpt }: StatementItem): Promise<void> => {
  if (!(await findMember(memberId))) return
  const { PK, SK } = activityKey(memberId, statementId)
  const decision = { id: statementId, event: 'decided', excerpt } as const
  await notifyWithoutAuthor(memberId, { PK, SK, kind: 'decision', decision })
}

const mail = async (memberId: string, statement: StatementItem): Promise<void> => {
  if (!canSendMail()) return
  const { statementId } = statement
  const keys = [privateKey(memberId), statementMailKey(statementId)] as const
  const [owner, sent] = await getMany(keys, { consistent: true })
  if (sent || !hasConfirmedEmail(owner)) return
  await sendMail({ to: owner.confirmedEmail, ...statementMail(statement) })
  await write(putStatementMail(statementId))
}

/**
 * Tells the member about a measure; push follows from the notification. A crash after mailing mails twice. The author
 * of what the guard holds reads that at once, in the answer to the own call.
 */
export const handler = effect<StatementItem>(async ({ after }) => {
  if (after?.memberId === undefined || after.measure === HOLD) return
  await notify(after.memberId, after)
  await mail(after.memberId, after)
})
