import { describe, expect, it } from 'vitest'
import { listStatements, readStatement, type StatementHeading } from '#shared/api/statements.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aHeldPost, aModerator, decide } from '#testing/moderation.ts'

const statementsOf = async ({ token }: TestMember): Promise<StatementHeading[]> =>
  (await call(await handlerOf(listStatements.id), listStatements, { token })).json

const read = async ({ token }: TestMember, id: string) =>
  (await call(await handlerOf(readStatement.id), readStatement, { token, params: { id } })).json

describe('the rejection of what the guard holds', () => {
  it('gives the author a complete statement that names the filter', async () => {
    const author = await aMember()
    const id = await aHeldPost(author)
    await decide(await aModerator(), ['community-post', id], {
      action: 'reject',
      reason: 'Verherrlicht oder verharmlost Rechtsextremismus',
    })
    const [heading] = await statementsOf(author)
    expect(heading).toMatchObject({ kind: 'community-post', targetId: id, measure: 'remove' })
    const statement = await read(author, heading?.id ?? '')
    expect(statement).toMatchObject({
      automated: { detection: true, decision: false },
      wasReported: false,
      ground: { kind: 'terms' },
      until: null,
    })
    const { facts, ground } = statement as { facts: string; ground: { rule: string } }
    expect(facts).toContain('Ein automatischer Wortfilter hat in deinem Post „')
    expect(ground.rule).toContain('§§ 86, 86a StGB')
  })

  it('keeps the own words of the moderator, and has a statement without a reason as well', async () => {
    const author = await aMember()
    const moderator = await aModerator()
    const [worded, plain] = [await aHeldPost(author), await aHeldPost(author)]
    await decide(moderator, ['community-post', worded], { action: 'reject', reason: 'Das reicht.' })
    await decide(moderator, ['community-post', plain], { action: 'reject' })
    const headings = await statementsOf(author)
    expect(headings.map(({ targetId }) => targetId)).toEqual([plain, worded])
    expect(await read(author, headings[1]?.id ?? '')).toMatchObject({
      ground: { explanation: 'Das reicht.' },
    })
  })

  it('is written once when two moderators reject at once, and not for an approval', async () => {
    const author = await aMember()
    const [rejected, approved] = [await aHeldPost(author), await aHeldPost(author)]
    const moderators = [await aModerator('Eins'), await aModerator('Zwei')]
    await Promise.all(
      moderators.map((one) => decide(one, ['community-post', rejected], { action: 'reject' })),
    )
    await decide(await aModerator(), ['community-post', approved], { action: 'approve' })
    const headings = await statementsOf(author)
    expect(headings.map(({ targetId }) => targetId)).toEqual([rejected])
  })
})
