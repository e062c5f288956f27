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

export const CHANGE_TEXTS = {
  notYours: 'Das ist nicht deine Nachricht.',
  notAccepted: 'Hörner gibt es erst, wenn ihr miteinander schreibt.',
} as const

export const MEDIA_TEXTS = {
  twoMedia: 'Bitte schick nur ein Foto oder eine Aufnahme je Nachricht.',
  noPhoto: 'Zum Verschwinden fehlt das Foto.',
  noVoice: 'Die Aufnahme fehlt.',
  durationMissing: 'Bitte gib an, wie lang die Aufnahme ist.',
  onlyPhotosVanish: 'Nur Fotos können verschwinden.',
  photoHasNoLength: 'Ein Foto hat keine Dauer.',
  uploadVoice: 'Aufnahmen nimmt nur /api/voice/upload-url an.',
  notBase64: 'Das Foto ist beschädigt angekommen. Bitte schick es noch einmal.',
  wrongLength: 'Die Aufnahme ist nicht so lang wie angegeben.',
  tooLong: 'Höchstens fünf Minuten.',
  photoGone: 'Foto abgelaufen',
  notForSender: 'Dieses Foto kann nur die andere Seite öffnen.',
  sealed: 'Das öffnet sich erst, wenn du die Anfrage annimmst.',
  voiceGone: 'Diese Adresse gilt nicht mehr. Bitte starte die Aufnahme noch einmal.',
} as const

/** The name of a deleted member, and of one who blocks the viewer. */
export const UNKNOWN_MEMBER = 'Gelöschtes Mitglied'
