import type { DecidedItem } from './decision.items.ts'

type DecidedAction = DecidedItem['action']

const DECIDED: Readonly<Record<DecidedAction, string>> = {
  approve: 'genehmigt',
  reject: 'abgelehnt',
  correct: 'korrigiert',
}

/** Answers to moderators and admins who decide about something that changed meanwhile. */
export const DECISION_TEXTS = {
  gone: 'Das gibt es nicht mehr. Wahrscheinlich wurde es inzwischen gelöscht.',
  edited: 'Der Text wurde inzwischen geändert. Lies ihn bitte noch einmal.',
  decided: (name: string, action: DecidedAction): string =>
    `Da war jemand schneller: ${name} hat das schon ${DECIDED[action]}.`,
  decidedBySomebody: (action: DecidedAction): string =>
    `Da war jemand schneller: Das ist schon ${DECIDED[action]}.`,
} as const
