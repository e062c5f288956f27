import { describe, expect, it } from 'vitest'
import { decideOn, review, submit } from '#testing/appeals.ts'
import { entriesOf } from '#testing/audit.ts'
import { aDecision, decideOn as decideCaseOn } from '#testing/cases.ts'
import { aMember } from '#testing/members.ts'
import { LABEL, openPostCase, see, STAYS, WARNING } from '#testing/mild-decisions.ts'
import { aModerator } from '#testing/moderation.ts'
import { anObjection, decideCaseOf, decideObjection, readOwnReports } from '#testing/objections.ts'
import { stored } from '#testing/stored.ts'
import { caseKey, statementKey } from '../../cases/items/index.ts'
import { appealKey } from '../items/appeal.items.ts'

describe('an appeal of the member beside the objection', () => {
  it('that is lifted first leaves the objection to be decided, and a dismissal says what it is', async () => {
    const scene = await anObjection(WARNING)
    const { author, reporter, targetId, statementId } = scene
    expect((await submit(author, statementId)).status).toBe(201)
    const reviewer = await aMember({ role: 'reviewer' })
    expect((await decideOn(reviewer, statementId)).status).toBe(200)
    expect((await review(scene.reviewer, scene.id)).json).toMatchObject({
      statement: { outcome: 'lifted' },
    })
    await decideObjection(scene, 'lift')
    expect(await stored(statementKey(statementId))).toMatchObject({ outcome: 'lifted' })
    const open = await openPostCase(targetId)
    const second = await aModerator()
    const stays = await decideCaseOn(second, open, STAYS)
    expect(stays.status).toBe(409)
    expect(stays.text).toContain('früheren Maßnahmen')
    await decideCaseOf(second, targetId, aDecision('dismiss'))
    expect(await readOwnReports(reporter)).toMatchObject([{ outcome: 'no-violation' }])
  })

  it('can be decided in the same moment, and each takes its own effect', async () => {
    const scene = await anObjection(LABEL)
    const { author, reporter, targetId, statementId } = scene
    await submit(author, statementId)
    const reviewer = await aMember({ role: 'reviewer' })
    const [ofAuthor, ofReporter] = await Promise.all([
      decideOn(reviewer, statementId),
      decideOn(scene.reviewer, scene.id),
    ])
    expect([ofAuthor.status, ofReporter.status]).toEqual([200, 200])
    expect(await stored(statementKey(statementId))).toMatchObject({ outcome: 'lifted' })
    expect(await see(reporter, targetId)).toMatchObject({ status: 200, drastic: undefined })
    expect(await openPostCase(targetId)).toMatchObject({
      secondLook: { statementIds: [statementId] },
    })
    const key = appealKey({ subjectId: statementId, reportId: scene.report.reportId })
    expect(await stored(key)).toMatchObject({ state: 'decided', decision: 'lift' })
  })

  it('never lets a second decision say that a lifted measure stays', async () => {
    for (let round = 0; round < 5; round++) {
      const scene = await anObjection(WARNING)
      const { author, targetId, statementId } = scene
      await submit(author, statementId)
      await decideObjection(scene, 'lift')
      const open = await openPostCase(targetId)
      const [reviewer, second] = [await aMember({ role: 'reviewer' }), await aModerator()]
      const statuses: number[] = []
      const acts = await entriesOf(async () => {
        const both = [decideOn(reviewer, statementId), decideCaseOn(second, open, STAYS)] as const
        for (const { status } of await Promise.all(both)) statuses.push(status)
      })
      const [lifted, stays] = statuses
      expect(lifted).toBe(200)
      const decided = await stored(caseKey(open.caseId))
      if (decided?.state === 'open') expect(stays).toBe(409)
      else expect(acts.map(({ act }) => act)).toEqual(['dismiss', 'lift'])
      expect(decided?.outcome).toBe(stays === 200 ? 'unchanged' : undefined)
    }
  })
})
