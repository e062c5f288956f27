import '#testing/mailbox.ts'
import { expect, it } from 'vitest'
import { readCase, type Case } from '#shared/api/cases.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { aCaseAbout, aDecision, aPostCase, decideOn } from '#testing/cases.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aMessage } from '#testing/messages.ts'
import { aModerator } from '#testing/moderation.ts'
import { remove, stored } from '#testing/stored.ts'
import { postKey } from '../../community/items/index.ts'
import { caseKey, type CaseItem } from '../items/case.items.ts'

const read = async ({ token }: TestMember, { caseId }: CaseItem): Promise<Case> =>
  (await call(await handlerOf(readCase.id), readCase, { token, params: { id: caseId } })).json

const WARNING = { measure: 'warn', scope: 'Das ist eine Verwarnung.' } as const
const SUSPENSION = { measure: 'suspend', days: 7, scope: 'Du kannst nur lesen.' } as const

/** What a deleted account leaves of a case about a post. */
const anErasedCase = async (): Promise<CaseItem> => {
  const { item, author } = await aPostCase()
  await remove(memberKey(author.id))
  await remove(postKey(item.targetId))
  return item
}

it('offers no measure against an author who deleted the account, and says why it refuses one', async () => {
  const [item, moderator] = [await anErasedCase(), await aModerator()]
  const shown = await read(moderator, item)
  expect(shown).toMatchObject({ author: null, content: { state: 'gone' }, possible: ['dismiss'] })
  for (const member of [WARNING, SUSPENSION]) {
    const { status, json } = await decideOn(moderator, item, aDecision(null, member))
    expect(status).toBe(409)
    expect((json as { message: string }).message).toContain('Das Mitglied hat sein Konto gelöscht')
  }
  expect((await stored(caseKey(item.caseId)))?.state).toBe('open')
  expect((await decideOn(moderator, item, aDecision('dismiss'))).status).toBe(200)
  expect(await stored(caseKey(item.caseId))).toMatchObject({ state: 'decided', outcome: 'gone' })
})

it('still removes what stays of the content, such as a message', async () => {
  const [sender, receiver, moderator] = [await aMember(), await aMember(), await aModerator()]
  const targetId = await aMessage(sender, receiver, 'Du Poser.')
  const item = await aCaseAbout({ kind: 'message', targetId, authorId: sender.id })
  await remove(memberKey(sender.id))
  expect((await read(moderator, item)).possible).toEqual(['dismiss', 'remove'])
  const decision = aDecision('remove', null, 'message')
  expect((await decideOn(moderator, item, decision)).status).toBe(200)
})
