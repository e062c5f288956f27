import { mailsTo } from '#testing/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { userComments, type ActivityNotification } from '#shared/api/notifications.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { aStatement } from '#testing/statements.ts'
import { stored } from '#testing/stored.ts'
import { statementKey, type NewStatement } from '#platform/content/statement.items.ts'
import { handler } from './announce-statement.ts'

const deliver = async ({ statementId }: NewStatement): Promise<void> => {
  const item = await stored(statementKey(statementId))
  await deliverTo('announce-statement', handler)(changeRecord(null, item))
}

const activities = async (token: string): Promise<ActivityNotification[]> =>
  (await call(await handlerOf(userComments.id), userComments, { token })).json

describe('a new statement of reasons', () => {
  it('is notified and mailed once, with all of its fields, when the event is repeated', async () => {
    const { id, token } = await aMember()
    const email = `${id.toLowerCase()}@example.org`
    await putAll([{ ...privateKey(id), confirmedEmail: email }])
    const statement = await aStatement(id, { caseId: newId() })
    for (let count = 0; count < 3; count++) await deliver(statement)
    expect(await activities(token)).toMatchObject([
      {
        type: 'decision',
        decision: { id: statement.statementId, event: 'decided' },
        commenter: null,
      },
    ])
    const mails = mailsTo(email)
    expect(mails).toHaveLength(1)
    for (const text of [
      statement.excerpt,
      statement.facts,
      statement.ground.rule,
      statement.ground.explanation,
      statement.scope,
      statement.redress,
      'Auf Dauer.',
      'Andere haben es gemeldet. Entschieden hat ein Mensch.',
    ])
      expect(mails[0]).toContain(text)
  })

  it('is mailed with its end in the time of Berlin', async () => {
    const { id } = await aMember()
    const email = `${id.toLowerCase()}@example.org`
    await putAll([{ ...privateKey(id), confirmedEmail: email }])
    await deliver(await aStatement(id, { measure: 'suspend', until: '2026-12-04T23:30:00.000Z' }))
    expect(mailsTo(email)[0]).toContain('Wie lange: Bis 5. Dezember 2026 um 00:30 Uhr.')
  })

  it('sends no notification without a member, and no mail without a confirmed address', async () => {
    const { id, token } = await aMember()
    const email = `${id.toLowerCase()}@example.org`
    await putAll([{ ...privateKey(id), email }])
    await deliver(await aStatement(id))
    expect(await activities(token)).toHaveLength(1)
    expect(mailsTo(email)).toEqual([])
    const { statementId } = await aStatement(id)
    const item = await stored(statementKey(statementId))
    if (!item) throw new Error('The statement is gone.')
    const { memberId: _, ...dismissed } = item
    await deliverTo('announce-statement', handler)(changeRecord(null, dismissed))
    expect(await activities(token)).toHaveLength(1)
  })

  it('about a hold sends no notification, because the answer to its author names the hold', async () => {
    const { id, token } = await aMember()
    await deliver(await aStatement(id, { measure: 'hold' }))
    expect(await activities(token)).toEqual([])
  })
})
