import { MEASURE_NAMES, STAYS_NAME } from '#shared/domain/statements/measure-names.ts'
import type { Measure } from '#shared/domain/measures.ts'

export const CASE_TEXTS = {
  noStatement: 'Diese Entscheidung gibt es nicht, oder sie betrifft dich nicht.',
  noCase: 'Diesen Fall gibt es nicht.',
  ownReport: 'Das hast du selbst gemeldet. Darüber entscheidet jemand anderes.',
  ownReportAlone:
    'Das hast du selbst gemeldet, und außer dir ist niemand in der Moderation. Es braucht eine zweite Person: npm run member -- role <benutzername> moderator',
  noDecider: ({ caseId, isUrgent }: { caseId: string; isUrgent: boolean }): string =>
    `Ein ${isUrgent ? 'dringender ' : ''}Fall wartet, über den hier niemand entscheiden darf: Er betrifft alle, die es könnten, oder sie haben ihn selbst gemeldet. Gib jemandem die Zweitprüfung:\n\nnpm run member -- role <benutzername> reviewer\n\nFall ${caseId}`,
  decidedFirst:
    'Du hast hier zuerst entschieden, und jemand hat dagegen Einspruch eingelegt. Jetzt ist jemand anderes dran.',
  formerStaff: 'Ein früheres Mitglied des Teams',
  assigned: (name: string): string => `Daran arbeitet gerade ${name}.`,
  decided: (name: string, measures: readonly Measure[]): string =>
    `Da war jemand schneller: ${name} hat schon entschieden (${measures.length === 0 ? STAYS_NAME : measures.map((one) => MEASURE_NAMES[one]).join(', ')}).`,
  changed:
    'Der Inhalt wurde inzwischen geändert. Deine Eingaben sind noch da: Lies ihn noch einmal und entscheide dann.',
  earlierChanged:
    'Bei den früheren Maßnahmen hat sich etwas geändert. Deine Eingaben sind noch da: Lies nach und entscheide dann.',
  gone: 'Der Inhalt ist inzwischen gelöscht. Du kannst noch über das Mitglied entscheiden oder den Fall abschließen.',
  impossible: (measure: Measure): string =>
    `„${MEASURE_NAMES[measure]}“ geht hier nicht, oder nicht mehr.`,
  tooManyEscalations: 'Mehr Stellen passen nicht in diesen Fall.',
} as const
