import type { Measure } from '../measures.ts'
import { APPEAL_MONTHS } from '../retention.ts'
import type { ReportedKind } from '../reports.ts'
import { NOUNS } from './nouns.ts'

export const EVERYWHERE = 'Das gilt überall auf Höllenlärm und in jedem Land.'

const KEPT = `Solange du widersprechen kannst, mindestens ${APPEAL_MONTHS} Monate, bewahren wir alles auf, damit es vollständig zurückkommen kann.`

type Scope = (kind: ReportedKind) => string

/** What a measure means for its member (Art. 17 Abs. 3 lit. a DSA), before a moderator changes the words. */
const SCOPES: Readonly<Record<Measure, Scope>> = {
  dismiss: (kind) => `${NOUNS[kind].yours} bleibt unverändert zu sehen.`,
  hide: (kind) =>
    `${NOUNS[kind].yours} ist verborgen: Außer dir sieht ${NOUNS[kind].it} niemand, bis der Grund beseitigt ist. ${EVERYWHERE}`,
  remove: (kind) =>
    `${NOUNS[kind].yours} ist entfernt: Andere sehen ${NOUNS[kind].it} nicht mehr. ${KEPT} ${EVERYWHERE}`,
  'age-label': (kind) =>
    `${NOUNS[kind].yours} ist als drastisch gekennzeichnet: Andere sehen ${NOUNS[kind].it} erst, wenn sie darauf tippen, und Minderjährige gar nicht. ${EVERYWHERE}`,
  warn: () =>
    'Das ist eine Verwarnung. Du kannst alles weiter nutzen; kommt so etwas wieder vor, zählt sie mit.',
  suspend: () =>
    'Bis zum Ende der Sperre kannst du mit deinem Konto weder lesen noch schreiben. An deine Entscheidungen, an den Widerspruch und an deine Daten kommst du weiterhin. Danach geht alles wie vorher.',
  'end-account': () =>
    'Dein Konto ist beendet: Du kannst damit weder lesen noch schreiben. An diese Entscheidung, an den Widerspruch und an deine Daten kommst du weiterhin. Ein neues Konto darfst du nicht anlegen.',
}

export const describeScope = (measure: Measure, kind: ReportedKind): string => SCOPES[measure](kind)
