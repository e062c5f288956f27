// Imported first, because the mail sender is read only once.
import './mailbox.ts'
import { decisionItem } from '../moderation/log/decision.items.ts'
import { handler } from '../moderation/effects/mail-author.ts'
import { handler as notifyReporters } from '../moderation/effects/notify-reporters.ts'
import { newId } from '#platform/runtime/ids.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { putAll } from './posts.ts'
import { unitsOf, type Units } from './units.ts'

const cost = async (authorId: string): Promise<Units> => {
  const item = decisionItem(
    newId(),
    {
      moderatorId: newId(),
      type: 'community-post',
      contentId: newId(),
      action: 'reject',
      reason: 'Werbung oder Spam',
      rule: 'RAC',
      authorId,
    },
    'Laut.',
  )
  return unitsOf(() => deliverTo('mail-author', handler)(changeRecord(null, item)))
}

const costOfOutcome = (reporters: number): Promise<Units> => {
  const reports = Array.from({ length: reporters }, () => ({
    memberId: newId(),
    at: '2026-11-20T08:00:00.000Z',
    text: 'Das Datum stimmt nicht.',
  }))
  const item = decisionItem(
    newId(),
    {
      moderatorId: newId(),
      type: 'article',
      contentId: newId(),
      action: 'approve',
      rule: 'Gemeldet',
      reports,
      title: 'Grabwärter kommen',
    },
    'Laut.',
  )
  return unitsOf(() => deliverTo('notify-reporters', notifyReporters)(changeRecord(null, item)))
}

/** Costs of notifying an author with and without a mail address, and those who reported an article. */
export const moderationScenarios: Record<string, () => Promise<Units>> = {
  'mail-author ModerationDecision.created': async () => {
    const authorId = newId()
    await putAll([{ ...privateKey(authorId), email: `${authorId.toLowerCase()}@example.org` }])
    return cost(authorId)
  },
  'notify-reporters ModerationDecision.created (2 reports)': () => costOfOutcome(2),
  'mail-author ModerationDecision.created (no address)': () => cost(newId()),
}
