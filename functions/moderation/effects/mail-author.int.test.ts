import { mailsTo } from '#testing/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { decisionItem, type Action, type DecisionItem } from '#platform/content/decision.items.ts'
import { handler } from './mail-author.ts'
import { decisionMailKey } from './decision-mail.items.ts'

const deliver = deliverTo('mail-author', handler)

const anAuthor = async ({ withAddress }: { withAddress: boolean }) => {
  const { id } = await aMember()
  const email = `${id.toLowerCase()}@example.org`
  await putAll([{ ...privateKey(id), [withAddress ? 'confirmedEmail' : 'email']: email }])
  return { id, email }
}

const decided = (
  authorId: string | undefined,
  action: Action,
  reason?: string,
  about: Partial<DecisionItem> = {},
): DecisionItem => ({
  ...decisionItem(
    newId(),
    {
      moderatorId: newId(),
      type: 'community-comment',
      contentId: `${newId()}-${newId()}`,
      action,
      reason,
      rule: 'NSBM',
      authorId,
    },
    'Ist das noch Kunst?',
  ),
  ...about,
})

describe('the mail about a moderation decision', () => {
  it('is sent once, with the reason, when the event is repeated', async () => {
    const { id, email } = await anAuthor({ withAddress: true })
    const item = decided(id, 'reject', 'Beleidigt oder bedroht andere')
    await putAll([item])
    for (let count = 0; count < 5; count++) await deliver(changeRecord(null, item))
    const mails = mailsTo(email)
    expect(mails).toHaveLength(1)
    const [mail = ''] = mails
    expect(mail).toContain('Grund: Beleidigt oder bedroht andere')
    expect(mail).toContain('„Ist das noch Kunst?“')
    expect(await stored(item)).toEqual(item)
    expect(await stored(decisionMailKey(item))).toHaveProperty('expiresAt')
  })

  it('is sent for approvals and rejections', async () => {
    const { id, email } = await anAuthor({ withAddress: true })
    await deliver(changeRecord(null, decided(id, 'approve')))
    await deliver(changeRecord(null, decided(id, 'reject', 'Werbung oder Spam')))
    const mails = mailsTo(email)
    expect(mails).toHaveLength(2)
    expect(mails[0]).toContain('ab jetzt für alle zu sehen')
  })

  it('concerns a reported message only when it is removed', async () => {
    const { id, email } = await anAuthor({ withAddress: true })
    const reports = [{ memberId: newId(), at: '2026-11-20T08:00:00.000Z', text: 'Droht mir.' }]
    const message = { type: 'message', reports } as const
    await deliver(changeRecord(null, decided(id, 'approve', undefined, message)))
    expect(mailsTo(email)).toEqual([])
    await deliver(changeRecord(null, decided(id, 'reject', 'Spam', message)))
    const [mail = ''] = mailsTo(email)
    expect(mail).toContain('Deine Nachricht wurde entfernt')
    expect(mail).toContain('Grund: Spam')
    expect(mail).not.toContain('Droht mir.')
  })

  it('names a held message that was delivered or not', async () => {
    const { id, email } = await anAuthor({ withAddress: true })
    await deliver(changeRecord(null, decided(id, 'approve', undefined, { type: 'message' })))
    await deliver(changeRecord(null, decided(id, 'reject', 'Spam', { type: 'message' })))
    const mails = mailsTo(email)
    expect(mails[0]).toContain('Deine Nachricht ist jetzt zugestellt')
    expect(mails[1]).toContain('Deine Nachricht wurde nicht zugestellt')
  })

  it('is not sent when the author left no address or is no member', async () => {
    const { id, email } = await anAuthor({ withAddress: false })
    await deliver(changeRecord(null, decided(id, 'approve')))
    await deliver(changeRecord(null, decided(undefined, 'approve')))
    expect(mailsTo(email)).toEqual([])
  })
})
