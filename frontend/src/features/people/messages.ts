export const messages = {
  errorTitle: 'Fehler',
  follow: 'Folgen',
  unfollow: 'Entfolgen',
  followFailed: 'Aktion konnte nicht ausgeführt werden. Bitte versuche es erneut.',
  block: 'Blockieren',
  blocked: 'Blockiert',
  unblock: 'Freigeben',
  blockTitle: 'Blockieren?',
  blockQuestion:
    'Ihr begegnet euch dann nirgends mehr: keine Beiträge, keine Kommentare, keine Suche. Folgt ihr euch, endet das. Erfahren wird es niemand von uns.',
  blockFailed: 'Person konnte nicht blockiert werden. Bitte versuche es erneut.',
  relationLoading: 'Wird geladen …',
} as const
