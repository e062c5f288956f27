import { hasConfirmedEmail } from '#shared/domain/trust.ts'
import { HOLD } from '#shared/domain/measures.ts'
import { effect } from '../../events/index.ts'
import { activityKey, notifyWithoutAuthor } from '../../notifications/index.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { findMember } from '#platform/identity/member.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { getMany, write } from '#platform/table/index.ts'
import type { StatementItem } from '#platform/content/statement.items.ts'
import { putStatementMail, statementMailKey } from './statement-mail.items.ts'
import { MEASURE_NAMES } from '#shared/domain/statements/measure-names.ts'
import { NOUNS } from '#shared/domain/statements/nouns.ts'
import { env } from '#platform/runtime/env.ts'
import { germanTime } from '#platform/runtime/german-time.ts'

const durationOf = ({ until }: StatementItem): string =>
  until === null ? 'Auf Dauer.' : `Bis ${germanTime(until)} Uhr.`

const foundBy = ({ automated, caseId }: StatementItem): string => {
  if (automated.detection) return 'Ein automatischer Filter hat es gefunden.'
  return caseId === undefined
    ? 'Die Moderation hat es selbst gesehen.'
    : 'Andere haben es gemeldet.'
}

const deciderOf = ({ automated }: StatementItem): string =>
  automated.decision ? 'Entschieden hat eine Software.' : 'Entschieden hat ein Mensch.'

const GROUNDS = { law: 'Gesetz', terms: 'Regel' } as const

/** The whole statement of reasons, so that a member whose account ended can read it, too. */
const statementMail = (statement: StatementItem): { subject: string; text: string } => {
  const { kind, measure, excerpt, facts, ground, scope, redress } = statement
  const about = excerpt === '' ? '' : ` („${excerpt}“)`
  return {
    subject: `Entscheidung der Moderation: ${MEASURE_NAMES[measure]}`,
    text: [
      'Hallo,',
      `wir haben über ${NOUNS[kind].yoursAsObject}${about} entschieden: ${MEASURE_NAMES[measure]}.`,
      `Was wir festgestellt haben: ${facts}`,
      `${GROUNDS[ground.kind]}: ${ground.rule}. ${ground.explanation}`,
      `Wie es aufgefallen ist: ${foundBy(statement)} ${deciderOf(statement)}`,
      `Was das bedeutet: ${scope}`,
      `Wie lange: ${durationOf(statement)}`,
      `Was du tun kannst: ${redress}`,
      `Alles davon steht auch hier: ${env.siteOrigin}/entscheidungen/${statement.statementId}`,
      'Höllenlärm\nVon Metal-Fans für Metal-Fans',
    ].join('\n\n'),
  }
}

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
