export const SEND_TEXTS = {
  empty: 'Schreib etwas oder häng etwas an.',
  toYourself: 'Selbstgespräche führst du am besten ohne uns.',
  noRecipient: 'Benutzer konnte nicht gefunden werden',
  nobodyMayWrite: 'Diese Person möchte keine neuen Nachrichten.',
  onlyFollowedMayWrite: 'Dieser Person schreiben nur Leute, denen sie folgt.',
  requestIsFull:
    'Deine Anfrage wartet noch. Mehr als drei Nachrichten gehen erst, wenn sie angenommen ist.',
  tooManyRequests: 'So viele neue Bekanntschaften an einem Tag? Morgen geht es weiter.',
  quoteIsGone: 'Die Nachricht, auf die du antwortest, gibt es nicht mehr.',
  quotedTooOften: 'Auf diese Nachricht wurde schon oft genug geantwortet.',
  foreignAfter: 'Diese Nachricht gehört zu einer anderen Unterhaltung.',
} as const
