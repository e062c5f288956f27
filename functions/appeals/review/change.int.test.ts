import { expect, it } from 'vitest'
import type { Measure } from '#shared/domain/measures.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { decideOn, submit } from '#testing/appeals.ts'
import { aMember } from '#testing/members.ts'
import { aStatement } from '#testing/statements.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { possibleChanges } from './possible-changes.rules.ts'

it('refuses a change that makes a suspension longer', async () => {
  const [author, reviewer] = [await aMember(), await aMember({ role: 'reviewer' })]
  const until = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString()
  const { statementId } = await aStatement(author.id, {
    measure: 'suspend',
    kind: 'profile',
    until,
  })
  await submit(author, statementId)
  const change = { decision: 'change', measure: 'suspend' } as const
  const longer = await decideOn(reviewer, statementId, { ...change, days: 90 })
  expect(longer.status).toBe(409)
  expect(longer.text).toContain('früher enden')
})

it('offers only what the kind of content can be changed to', () => {
  const [origin, possible] = ['author', ['dismiss', 'age-label']] as const
  const content: MeasuredContent = { text: '', possible, apply: () => ({}), restore: () => ({}) }
  const changes = (kind: ReportedKind, measure: Measure) =>
    possibleChanges({ origin, measure, kind }, content)
  expect(changes('community-post', 'remove')).toEqual(['age-label', 'hide'])
  expect(changes('story', 'remove')).toEqual(['age-label'])
  const plain = { ...content, possible: [] }
  expect(possibleChanges({ origin, measure: 'remove', kind: 'message' }, plain)).toEqual([])
  expect(possibleChanges({ origin, measure: 'remove', kind: 'band' }, plain)).toEqual(['hide'])
  expect(possibleChanges({ origin, measure: 'hide', kind: 'profile' }, plain)).toEqual([])
  const objection = { origin: 'reporter', measure: 'suspend', kind: 'profile' } as const
  expect(possibleChanges(objection, plain)).toEqual([])
})
