import { expect, it } from 'vitest'
import { transact } from '#platform/table/index.ts'
import { decideOn, submit } from '#testing/appeals.ts'
import { bandAs } from '#testing/band-edits.ts'
import { createdBand } from '#testing/bands.ts'
import { requireContent } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { newStatement } from '#testing/statements.ts'
import { putStatement } from '../../cases/statements/index.ts'

it('returns a band beside another one that took its name meanwhile', async () => {
  const [author, other, moderator] = [await aMember(), await aMember(), await aModerator()]
  const reviewer = await aMember({ role: 'reviewer' })
  const { id: targetId, name } = await createdBand({}, author)
  const statement = newStatement(author.id, { kind: 'band', targetId, decidedBy: moderator.id })
  const { statementId, facts } = statement
  const content = await requireContent('band', targetId)
  const parts = await content.apply('remove', { id: statementId, reason: facts })
  await transact({ ...parts, statement: putStatement(statement) })
  const { id } = await createdBand({ name }, other)
  expect((await submit(author, statementId)).status).toBe(201)
  expect((await decideOn(reviewer, statementId)).status).toBe(200)
  expect(await bandAs(other, id)).toMatchObject({ namesakes: [{ id: targetId }] })
})
