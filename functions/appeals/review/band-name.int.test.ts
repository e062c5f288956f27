import { expect, it } from 'vitest'
import { transact } from '#platform/table/index.ts'
import { decideOn, submit } from '#testing/appeals.ts'
import { createdBand } from '#testing/bands.ts'
import { contentOf } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { newStatement } from '#testing/statements.ts'
import { stored } from '#testing/stored.ts'
import { putStatement } from '../../cases/statements/index.ts'
import { appealKey } from '../items/index.ts'

it('names the reason when another band took the name meanwhile, and stays open', async () => {
  const [author, other, moderator] = [await aMember(), await aMember(), await aModerator()]
  const reviewer = await aMember({ role: 'reviewer' })
  const { id: targetId, name } = await createdBand({}, author)
  const statement = newStatement(author.id, { kind: 'band', targetId, decidedBy: moderator.id })
  const { statementId, facts } = statement
  const content = await contentOf('band', targetId)
  const parts = await content.apply('remove', { id: statementId, reason: facts })
  await transact({ ...parts, statement: putStatement(statement) })
  await createdBand({ name }, other)
  expect((await submit(author, statementId)).status).toBe(201)
  const lifted = await decideOn(reviewer, statementId)
  expect(lifted.status).toBe(409)
  expect(JSON.stringify(lifted.json)).toContain('heißt inzwischen so')
  expect(await stored(appealKey({ subjectId: statementId }))).toMatchObject({ state: 'received' })
  expect((await decideOn(reviewer, statementId, { decision: 'uphold' })).status).toBe(200)
})
