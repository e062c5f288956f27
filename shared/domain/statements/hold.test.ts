import { describe, expect, it } from 'vitest'
import { REPORTED_KINDS } from '../reports.ts'
import { holdWords } from './hold.ts'

describe('the statement about what the guard holds', () => {
  it('leaves no field empty, whatever is held', () => {
    for (const kind of REPORTED_KINDS) {
      const { facts, ground, scope, redress } = holdWords(kind, { term: 'NSBM', list: 'nsbm' })
      for (const text of [facts, ground.rule, ground.explanation, scope, redress])
        expect(text.length, kind).toBeGreaterThan(2)
      expect(`${facts} ${scope}`).not.toMatch(/undefined|\s{2}/)
    }
  })

  it('names the term, that no person has read it, and the law for signs of banned organisations', () => {
    const { facts, ground, scope } = holdWords('story', { term: 'Sieg Heil', list: '86a' })
    expect(facts).toBe(
      'Ein automatischer Wortfilter hat in deiner Story „Sieg Heil“ gefunden. Ein Mensch hat sie noch nicht gelesen.',
    )
    expect(ground).toMatchObject({ kind: 'law', rule: '§§ 86, 86a StGB' })
    expect(scope).toContain('Außer dir sieht sie niemand, bis ein Mensch sie gelesen hat.')
    expect(holdWords('story', { term: 'NSBM', list: 'nsbm' }).ground.kind).toBe('terms')
  })
})
