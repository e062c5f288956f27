import { describe, expect, it } from 'vitest'
import { CaseDecision } from '#shared/api/cases.ts'
import type { StatementHeading } from '#shared/api/statements.ts'
import {
  toDecision,
  groupErrors,
  newDraft,
  withContent,
  withMember,
  writeWords,
} from './case-draft.ts'

const SHOWN = {
  kind: 'message',
  categories: [
    { category: 'threat', reports: 3 },
    { category: 'spam', reports: 1 },
  ],
  possible: ['dismiss', 'remove', 'warn', 'suspend'],
  content: { state: 'unchanged', text: null, version: 2 },
} as const

const earlier: StatementHeading[] = []

const start = () =>
  newDraft({ ...SHOWN, categories: [...SHOWN.categories], possible: [...SHOWN.possible], earlier })

const shown = {
  ...SHOWN,
  categories: [...SHOWN.categories],
  possible: [...SHOWN.possible],
  earlier,
}

describe('the draft of a decision', () => {
  it('begins with the most frequent category and no measure, which is not complete', () => {
    expect(start()).toMatchObject({ category: 'threat', content: null, member: null })
    expect(CaseDecision.safeParse(toDecision(shown, start())).success).toBe(false)
  })

  it('is complete by its templates once a measure is chosen', () => {
    const draft = withMember(withContent(start(), 'remove'), 'suspend')
    const body = toDecision(shown, draft)
    expect(CaseDecision.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ version: 2, member: { days: 7 }, ground: { kind: 'law' } })
  })

  it('keeps edited words when the choices change, and follows the template with the others', () => {
    const edited = { ...withContent(start(), 'remove'), edited: { facts: 'Du hast gedroht.' } }
    const words = writeWords(shown, { ...edited, category: 'spam' })
    expect(words.facts).toBe('Du hast gedroht.')
    expect(words.rule).toContain('Spam')
  })

  it('answers that content is gone when its author deleted it', () => {
    const gone = { ...shown, content: { state: 'gone', text: null, version: null } } as const
    expect(writeWords(gone, withContent(start(), 'dismiss')).answer).toContain('schon gelöscht')
    expect(writeWords(shown, withContent(start(), 'dismiss')).answer).toContain('bleibt es stehen')
  })

  it('leaves it at earlier measures only while one is in force, and says so', () => {
    const warning = {
      id: '01JB0000000000000000000001',
      at: '2026-11-20T10:00:00.000Z',
      kind: 'message',
      targetId: '',
      measure: 'warn',
      excerpt: '',
      until: null,
      outcome: null,
    } as const
    const nothing = withContent(start(), 'dismiss')
    const kept = toDecision({ ...shown, earlier: [warning] }, nothing)
    expect(kept).toMatchObject({ keepsEarlier: true })
    expect(kept.answer).toContain('deshalb bleibt es dabei')
    expect(kept.content?.scope).toContain('was entschieden ist, gilt weiter')
    expect(CaseDecision.safeParse(kept).success).toBe(true)
    const lifted = toDecision({ ...shown, earlier: [{ ...warning, outcome: 'lifted' }] }, nothing)
    expect(lifted).not.toHaveProperty('keepsEarlier')
    expect(lifted.answer).toContain('bleibt es stehen')
    const more = toDecision({ ...shown, earlier: [warning] }, withContent(start(), 'remove'))
    expect(more).not.toHaveProperty('keepsEarlier')
  })

  it('takes no measure against a member who did nothing wrong', () => {
    expect(withContent(withMember(start(), 'warn'), 'dismiss').member).toBeNull()
    expect(withMember(withContent(start(), 'dismiss'), 'warn').content).toBeNull()
  })

  it('names the field of each error', () => {
    const draft = { ...withContent(start(), 'remove'), edited: { rule: '', answer: 'kurz' } }
    const { error } = CaseDecision.safeParse(toDecision(shown, draft))
    expect(Object.keys(groupErrors(error?.issues ?? [])).toSorted()).toEqual(['answer', 'rule'])
  })
})
