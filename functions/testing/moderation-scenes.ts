// Imported first, because the mail sender is read only once.
import './mailbox.ts'
import { decisionItem } from '#platform/content/decision.items.ts'
import { handler } from '../moderation/effects/mail-author.ts'
import { handler as explainHolds } from '../moderation/effects/explain-holds.ts'
import { handler as notifyAuthor } from '../moderation/effects/notify-author.ts'
import { handler as notifyReporters } from '../moderation/effects/notify-reporters.ts'
import { newId } from '#platform/runtime/ids.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { caseScenarios } from './case-scenes.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { changeBy, changeRecord, deliverTo } from './changes.ts'
import { aMember } from './members.ts'
import { aHeldPost, aModerator, decide } from './moderation.ts'
import { putAll } from './posts.ts'
import { appealScenarios } from './appeal-scenes.ts'
import { reportScenarios } from './report-scenes.ts'
import { stored } from './stored.ts'
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

const costOfOutcome = async (reporters: number): Promise<Units> => {
  const members = await Promise.all(Array.from({ length: reporters }, () => aMember()))
  const reports = members.map(({ id }) => ({
    memberId: id,
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

const deliverHold = deliverTo('explain-holds', explainHolds)

const aHold = async () => {
  const post = await aHeldPost(await aMember())
  const key = heldKey('community-post', post)
  return { post, key, record: changeRecord(null, await stored(key)) }
}

const costOfRelease = async (): Promise<Units> => {
  const { post, key, record } = await aHold()
  await deliverHold(record)
  const moderator = await aModerator()
  const released = await changeBy(key, () =>
    decide(moderator, ['community-post', post], { action: 'approve' }),
  )
  return unitsOf(() => deliverHold(...(released ? [released] : [])))
}

/** Costs of what an author learns of holds and decisions, and those who reported an article. */
export const moderationScenarios: Record<string, () => Promise<Units>> = {
  ...appealScenarios,
  ...caseScenarios,
  ...reportScenarios,
  'mail-author ModerationDecision.created': async () => {
    const authorId = newId()
    await putAll([
      { ...privateKey(authorId), confirmedEmail: `${authorId.toLowerCase()}@example.org` },
    ])
    return cost(authorId)
  },
  'notify-reporters ModerationDecision.created (2 reports)': () => costOfOutcome(2),
  'explain-holds Held.created': async () => {
    const { record } = await aHold()
    return unitsOf(() => deliverHold(record))
  },
  'explain-holds Held.removed': costOfRelease,
  'notify-author ModerationDecision.created': async () => {
    const { id: authorId } = await aMember()
    const about = { type: 'community-post', contentId: newId(), action: 'approve' } as const
    const item = decisionItem(
      newId(),
      { ...about, moderatorId: newId(), rule: 'RAC', authorId },
      'Laut.',
    )
    return unitsOf(() => deliverTo('notify-author', notifyAuthor)(changeRecord(null, item)))
  },
  'mail-author ModerationDecision.created (no address)': () => cost(newId()),
}
