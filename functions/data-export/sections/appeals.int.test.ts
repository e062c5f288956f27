import { expect, it } from 'vitest'
import { submit } from '#testing/appeals.ts'
import { WARNING } from '#testing/mild-decisions.ts'
import { anObjection, OBJECTION } from '#testing/objections.ts'
import { appeals } from './desk.ts'

it('tells the measure to its member, and not to the reporter for whom it is too mild', async () => {
  const { author, reporter, statementId } = await anObjection(WARNING)
  await submit(author, statementId)
  const { entries } = await appeals.read(reporter.id, undefined)
  expect(entries).toMatchObject([{ text: OBJECTION, state: 'Angekommen' }])
  expect(JSON.stringify(entries)).not.toMatch(/warn(ung|ing)/i)
  const own = await appeals.read(author.id, undefined)
  expect(own.entries).toMatchObject([{ measure: 'Verwarnung' }])
})
