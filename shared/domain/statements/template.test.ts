import { describe, expect, it } from 'vitest'
import { CONTENT_MEASURES, MEMBER_MEASURES } from '../measures.ts'
import { REPORT_CATEGORIES, REPORTED_KINDS, type ReportCategory } from '../reports.ts'
import { statementTemplate } from './template.ts'

const CATEGORIES = Object.keys(REPORT_CATEGORIES) as ReportCategory[]

const COMBINATIONS = [...CONTENT_MEASURES, ...MEMBER_MEASURES].flatMap((measure) =>
  REPORTED_KINDS.flatMap((kind) => CATEGORIES.map((category) => ({ measure, kind, category }))),
)

describe('the templates of statements', () => {
  it('leave no field empty for any measure and kind', () => {
    for (const { measure, kind, category } of COMBINATIONS) {
      const { facts, ground, scope, redress } = statementTemplate(measure, { kind, category })
      for (const text of [facts, ground.rule, ground.explanation, scope, redress])
        expect(text.length, `${measure} ${kind} ${category}`).toBeGreaterThan(2)
      expect(`${facts} ${scope}`).not.toMatch(/undefined|\s{2}/)
    }
  })

  it('speak of the object in its gender', () => {
    const message = statementTemplate('remove', { kind: 'message', category: 'threat' })
    expect(message.facts).toBe(
      'Deine Nachricht droht anderen Menschen oder ruft zu Gewalt gegen sie auf.',
    )
    expect(message.scope).toContain('Deine Nachricht ist entfernt: Andere sehen sie nicht mehr.')
    const profile = statementTemplate('hide', { kind: 'profile', category: 'spam' })
    expect(profile.scope).toContain('Dein Profil ist verborgen: Außer dir sieht es niemand')
  })

  it('name appeal, dispute settlement and courts', () => {
    const { redress } = statementTemplate('warn', { kind: 'profile', category: 'insult' })
    expect(redress).toMatch(/6 Monaten.*Streitbeilegungsstelle.*Gericht/)
  })
})
