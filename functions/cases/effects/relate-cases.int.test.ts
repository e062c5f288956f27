import { describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aCaseAbout } from '#testing/cases.ts'
import { storedUnder } from '#testing/stored.ts'
import { casesLike, relatedCasesPartition } from '../items/related-case.items.ts'
import { handler } from './relate-cases.ts'

const deliver = deliverTo('relate-cases', handler)

describe('a new case', () => {
  it('is found by its author and its words, once, when the event is repeated', async () => {
    const authorId = newId()
    const text = `Wer das liest, ist ein Poser: ${newId()}`
    const target = { kind: 'profile', targetId: newId(), authorId } as const
    const item = await aCaseAbout(target, { text })
    for (let count = 0; count < 3; count++) await deliver(changeRecord(null, item))
    const entry = { SK: item.caseId, kind: 'profile', excerpt: text }
    expect(await storedUnder(relatedCasesPartition(authorId))).toMatchObject([entry])
    const like = casesLike(`  ${text.toUpperCase().replaceAll(' ', '\n')}`)
    expect(like && (await storedUnder(like))).toMatchObject([entry])
  })

  it('with few words is found by its author only', async () => {
    expect(casesLike('Danke!')).toBeUndefined()
    const authorId = newId()
    const target = { kind: 'profile', targetId: newId(), authorId } as const
    await deliver(changeRecord(null, await aCaseAbout(target, { text: 'Danke!' })))
    expect(await storedUnder(relatedCasesPartition(authorId))).toHaveLength(1)
  })
})
