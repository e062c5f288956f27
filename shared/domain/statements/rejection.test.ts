import { describe, expect, it } from 'vitest'
import { REJECT_REASONS } from '../moderation.ts'
import { rejectionWords } from './rejection.ts'

describe('the statement about rejected content', () => {
  it('is complete for each reason of the list', () => {
    for (const reason of REJECT_REASONS) {
      const { facts, ground, scope, redress } = rejectionWords({
        kind: 'story',
        reason,
        term: undefined,
      })
      for (const text of [facts, ground.rule, ground.explanation, scope, redress])
        expect(text.length, reason).toBeGreaterThan(2)
    }
  })

  it('names what the word filter found, and explains in the words of the moderator', () => {
    const { facts, ground } = rejectionWords({
      kind: 'community-comment',
      reason: 'Das ist kein Witz mehr.',
      term: 'NSBM',
    })
    expect(facts).toBe(
      'Ein automatischer Wortfilter hat in deinem Kommentar „NSBM“ gefunden. Ein Mensch hat ihn danach gelesen. Dein Kommentar verstößt gegen die Hausordnung.',
    )
    expect(ground).toMatchObject({ kind: 'terms', explanation: 'Das ist kein Witz mehr.' })
  })
})
