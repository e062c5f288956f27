import { describe, expect, it } from 'vitest'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { appealKey } from '../../appeals/items/index.ts'
import { anAccount, tokenOf } from '#testing/accounts.ts'
import { decideOn as decideAppeal, submit } from '#testing/appeals.ts'
import { aCaseAbout, aDecision, aPostCase, decideOn } from '#testing/cases.ts'
import { aMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { caseKey } from '../items/case.items.ts'
import { statementKey } from '#platform/content/statement.items.ts'

const idOf = ({ json }: { json: unknown }): string =>
  (json as { statementIds: string[] }).statementIds[0] ?? ''

const END = proofEndsAt(new Date().toISOString())

const anEndedAccount = async () => {
  const account = await anAccount()
  const { id } = account
  const item = await aCaseAbout({ kind: 'profile', targetId: id, authorId: id })
  const member = { measure: 'end-account', scope: 'Dein Konto ist beendet.' } as const
  const decision = aDecision(null, member, 'profile')
  const statementId = idOf(await decideOn(await aMember({ role: 'admin' }), item, decision))
  return { token: await tokenOf(account), item, statementId }
}

describe('the proof of a decision', () => {
  it('ends with the third year after it: case and statement', async () => {
    const { item } = await aPostCase()
    expect(await stored(caseKey(item.caseId))).not.toHaveProperty('expiresAt')
    const id = idOf(await decideOn(await aModerator(), item, aDecision('remove')))
    expect(await stored(caseKey(item.caseId))).toMatchObject({ expiresAt: END })
    expect(await stored(statementKey(id))).toMatchObject({ expiresAt: END })
  })

  it.each([
    ['lives as long as an ended account, also when an appeal upholds it', 'uphold', undefined],
    ['ends once an appeal lifts the end of an account', 'lift', END],
  ] as const)('%s', async (_, decision, end) => {
    const { token, item, statementId } = await anEndedAccount()
    expect(await stored(statementKey(statementId))).not.toHaveProperty('expiresAt')
    expect(await stored(caseKey(item.caseId))).toMatchObject({ expiresAt: END })
    expect((await submit({ token }, statementId)).status).toBe(201)
    const reviewer = await aMember({ role: 'reviewer' })
    expect((await decideAppeal(reviewer, statementId, { decision })).status).toBe(200)
    expect((await stored(statementKey(statementId)))?.expiresAt).toBe(end)
    expect(await stored(appealKey({ subjectId: statementId }))).toMatchObject({ expiresAt: END })
  })
})
