import { MEASURE_NAMES } from '#shared/domain/statements/measure-names.ts'
import { NOUNS } from '#shared/domain/statements/nouns.ts'
import { env } from '#platform/runtime/env.ts'
import { germanTime } from '#platform/runtime/german-time.ts'
import type { StatementItem } from '../../platform/content/statement.items.ts'

const durationOf = ({ until }: StatementItem): string =>
  until === null ? 'Auf Dauer.' : `Bis ${germanTime(until)} Uhr.`

const foundBy = ({ automated, caseId }: StatementItem): string => {
  if (automated.detection) return 'Ein automatischer Filter hat es gefunden.'
  return caseId === undefined
    ? 'Die Moderation hat es selbst gesehen.'
    : 'Andere haben es gemeldet.'
}

const deciderOf = ({ automated }: StatementItem): string =>
  automated.decision ? 'Entschieden hat eine Software.' : 'Entschieden hat ein Mensch.'

const GROUNDS = { law: 'Gesetz', terms: 'Regel' } as const

/** The whole statement of reasons, so that a member whose account ended can read it, too. */
export const statementMail = (statement: StatementItem): { subject: string; text: string } => {
  const { kind, measure, excerpt, facts, ground, scope, redress } = statement
  const about = excerpt === '' ? '' : ` („${excerpt}“)`
  return {
    subject: `Entscheidung der Moderation: ${MEASURE_NAMES[measure]}`,
    text: [
      'Hallo,',
      `wir haben über ${NOUNS[kind].yoursAsObject}${about} entschieden: ${MEASURE_NAMES[measure]}.`,
      `Was wir festgestellt haben: ${facts}`,
      `${GROUNDS[ground.kind]}: ${ground.rule}. ${ground.explanation}`,
      `Wie es aufgefallen ist: ${foundBy(statement)} ${deciderOf(statement)}`,
      `Was das bedeutet: ${scope}`,
      `Wie lange: ${durationOf(statement)}`,
      `Was du tun kannst: ${redress}`,
      `Alles davon steht auch hier: ${env.siteOrigin}/entscheidungen/${statement.statementId}`,
      'Höllenlärm\nVon Metal-Fans für Metal-Fans',
    ].join('\n\n'),
  }
}
