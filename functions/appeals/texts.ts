import type { AppealDecision } from '#shared/domain/appeals.ts'
import type { REFUSALS } from '#shared/api/appeals.ts'

const DECIDED: Readonly<Record<AppealDecision, string>> = {
  uphold: 'zurückgewiesen',
  lift: 'stattgegeben',
  change: 'die Maßnahme geändert',
}

export const APPEAL_TEXTS = {
  noStatement: 'Diese Entscheidung gibt es nicht, oder sie betrifft dich nicht.',
  tooLate:
    'Die sechs Monate für einen Einspruch sind vorbei. Vor Gericht kannst du weiterhin gehen.',
  twice: 'Du hast hier schon Einspruch eingelegt.',
  dismissed: 'Hier wurde nichts gegen dich entschieden.',
  held: 'Das hat ein Filter angehalten. Einspruch dagegen legst du direkt beim Inhalt ein.',
  settled: 'Über diesen Einspruch ist schon entschieden.',
  none: 'Hier gibt es keinen Einspruch.',
  gone: 'Diesen Einspruch gibt es nicht mehr.',
  withdrawn: 'Der Einspruch wurde inzwischen zurückgezogen.',
  ended: 'Der Einspruch hat sich erledigt.',
  decided: (name: string, decision: AppealDecision): string =>
    `Da war jemand schneller: ${name} hat schon entschieden (${DECIDED[decision]}).`,
  decidedBySomebody: (decision: AppealDecision): string =>
    `Da war jemand schneller: Es ist schon entschieden (${DECIDED[decision]}).`,
  notMilder: 'Nach einem Einspruch darf die Maßnahme nur milder werden.',
  onlyReopens:
    'Gib statt, dann entscheidet jemand anderes aus der Moderation neu. Eine Maßnahme triffst du hier nicht.',
  notShorter: 'Die neue Sperre muss früher enden als die alte.',
  changed: 'Der Inhalt hat sich gerade geändert. Lies ihn bitte noch einmal.',
  nothingBack:
    'Hier lässt sich nichts mehr zurückholen, also auch nichts milder machen. Du kannst zurückweisen oder stattgeben.',
  contentGone: 'Den Inhalt gibt es nicht mehr. Du kannst zurückweisen oder stattgeben.',
  refusals: {
    'decided-first': 'Du hast zuerst entschieden. Über den Einspruch entscheidet jemand anderes.',
    own: 'Das betrifft dich selbst. Über den Einspruch entscheidet jemand anderes.',
    reporter: 'Du hast das gemeldet. Über den Einspruch entscheidet jemand anderes.',
    conversation: 'Das ist aus deiner Unterhaltung. Über den Einspruch entscheidet jemand anderes.',
  } satisfies Readonly<Record<(typeof REFUSALS)[number], string>>,
} as const

const INTRO: Readonly<Record<AppealDecision, string>> = {
  uphold:
    'Ein anderer Mensch hat sich alles noch einmal angesehen. Es bleibt bei der Entscheidung.',
  lift: 'Ein anderer Mensch hat sich alles noch einmal angesehen. Du hast recht bekommen: Die Entscheidung ist aufgehoben, und was sie genommen hat, ist wieder da.',
  change:
    'Ein anderer Mensch hat sich alles noch einmal angesehen und die Maßnahme geändert. Die neue Begründung findest du auf deiner Seite „Entscheidungen“.',
}

const NOTHING_BACK =
  'Ein anderer Mensch hat sich alles noch einmal angesehen. Du hast recht bekommen: Die Entscheidung ist aufgehoben. Zurückholen ließ sich nichts mehr, denn der Inhalt ist gelöscht oder abgelaufen, oder eine andere Entscheidung gilt weiter.'

const REDRESS =
  'Wenn du das anders siehst, kannst du dich an eine zugelassene Streitbeilegungsstelle wenden (Art. 21 DSA). Vor Gericht gehen kannst du jederzeit.'

interface DecidedAppeal {
  readonly decision: AppealDecision
  readonly excerpt: string
  readonly reasons: string
  readonly nothingRestored?: true | undefined
}

/** The mail about a decided appeal, for the member who wrote it (Art. 20 Abs. 5 DSA). */
export const appealMail = ({ decision, excerpt, reasons, nothingRestored }: DecidedAppeal) => ({
  subject: 'Dein Einspruch ist entschieden',
  text: `Hallo,\n\ndu hast Einspruch eingelegt („${excerpt}“). ${nothingRestored ? NOTHING_BACK : INTRO[decision]}\n\nBegründung: ${reasons}\n\n${decision === 'lift' ? '' : `${REDRESS}\n\n`}Höllenlärm\nVon Metal-Fans für Metal-Fans`,
})
