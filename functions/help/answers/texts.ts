export const HELP_TEXTS = {
  welcome:
    'Hallo! Ich bin die AI-Hilfe: eine KI, kein Mensch. Ich kenne nur die Hilfetexte von Höllenlärm und kann mich irren. Was möchtest du wissen?',
  unknown: 'Das weiß ich leider nicht. Frag das Team, da sitzen Menschen.',
  refused:
    'Zu diesem Begriff sage ich nichts. Warum Beiträge mit solchen Begriffen erst geprüft werden, steht in den Regeln.',
  failed: 'Entschuldigung, es gab einen Fehler. Bitte versuchen Sie es erneut.',
  /** What is spent, and what helps now. */
  overBudget: (isOfNewAccount: boolean, hasTopic: boolean): string =>
    `Für heute habe ich mich heiser geredet: ${isOfNewAccount ? 'Was mein Tagesbudget für neue Konten hergibt' : 'Mein Tagesbudget'} ist aufgebraucht. ${hasTopic ? 'Diese Seite passt vermutlich zu deiner Frage.' : 'Morgen geht es weiter, und das Team hilft dir auch heute.'}`,
  quotaUsed: (questions: number): string =>
    `Das waren deine ${String(questions)} Fragen für heute. Morgen höre ich wieder zu; wenn es eilt, hilft das Team unter „Kontakt“.`,
} as const
