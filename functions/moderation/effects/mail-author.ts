import { effect } from '../../events/index.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { getMany, put, write } from '#platform/table/index.ts'
import { concernsAuthor } from '../log/index.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'
import { decisionMail } from '../texts.ts'
import { decisionMailItem, decisionMailKey } from './decision-mail.items.ts'

/** The author's mail address; undefined without one, or when the mail was already sent. */
const addressFor = async (
  authorId: string,
  decision: DecisionItem,
): Promise<string | undefined> => {
  const keys = [privateKey(authorId), decisionMailKey(decision)] as const
  const [owner, sent] = await getMany(keys, { consistent: true })
  return sent ? undefined : owner?.confirmedEmail
}

/** Mails the decision to authors who left an address. All authors also read it beside their content. */
export const handler = effect<DecisionItem>(async ({ after }) => {
  if (after?.authorId === undefined || !concernsAuthor(after) || !canSendMail()) return
  const to = await addressFor(after.authorId, after)
  if (to === undefined) return
  await sendMail({ to, ...decisionMail(after) })
  await write(put(decisionMailItem(after)))
})
