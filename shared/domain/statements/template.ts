import type { Measure } from '../measures.ts'
import type { ReportCategory, ReportedKind } from '../reports.ts'
import { GROUNDS, type Ground } from './grounds.ts'
import { NOUNS } from './nouns.ts'
import { describeScope } from './scopes.ts'
import { APPEAL_MONTHS } from '../retention.ts'

/** How a member can object (Art. 17 Abs. 3 lit. f DSA). It is read in mails and dialogs as well. */
export const REDRESS = `Du kannst dieser Entscheidung innerhalb von ${APPEAL_MONTHS} Monaten widersprechen: auf der Seite mit dieser Begründung, kostenlos und ohne Form. Dann prüft sie ein anderer Mensch. Bleibt es dabei, kannst du dich an eine zugelassene Streitbeilegungsstelle wenden (Art. 21 DSA), und vor Gericht gehen kannst du jederzeit.`

/** The fields of a statement that are written for people. */
export interface StatementWords {
  readonly facts: string
  readonly ground: Ground
  readonly scope: string
  readonly redress: string
}

interface Found {
  readonly kind: ReportedKind
  readonly category: ReportCategory
}

const NOTHING_FOUND: Ground = {
  kind: 'terms',
  rule: 'AGB, „Wie wir moderieren“',
  explanation:
    'Der Inhalt verstößt nach unserer Prüfung weder gegen ein Gesetz noch gegen die AGB.',
}

const STAYS: Ground = {
  kind: 'terms',
  rule: 'AGB, „Wie wir moderieren“',
  explanation:
    'Was schon entschieden ist, reicht nach unserer Prüfung aus. Eine weitere Maßnahme ist nicht nötig.',
}

const factsOf = (measure: Measure, { kind, category }: Found): string => {
  const { yours } = NOUNS[kind]
  return measure === 'dismiss'
    ? `${yours} wurde gemeldet, und wir haben ${NOUNS[kind].it} geprüft.`
    : `${yours} ${GROUNDS[category].found}`
}

/** A second look that leaves it at the earlier measures. */
export const staysTemplate = ({ kind }: Pick<Found, 'kind'>): StatementWords => ({
  facts: `${NOUNS[kind].yours} wurde gemeldet. Wir haben schon etwas getan und noch einmal geprüft, ob das reicht.`,
  ground: STAYS,
  scope: `${NOUNS[kind].yours} bleibt zu sehen, und was entschieden ist, gilt weiter.`,
  redress: REDRESS,
})

/** A complete statement for the case that a moderator changes nothing in it. */
export const statementTemplate = (measure: Measure, found: Found): StatementWords => ({
  facts: factsOf(measure, found),
  ground: measure === 'dismiss' ? NOTHING_FOUND : GROUNDS[found.category].ground,
  scope: describeScope(measure, found.kind),
  redress: REDRESS,
})
