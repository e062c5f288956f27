export const STORY_TEXTS = {
  ended: 'Diese Story ist vorbei.',
  empty: 'Füge ein Bild oder Text hinzu',
  tooMuch: 'So viel passt in keine Story. Kürze Texte oder mach zwei daraus.',
  mediaMissing: 'Zu diesem Bild oder Video fehlt die Datei.',
  textWithMedia: 'Eine Textseite hat kein Bild und kein Video.',
  enoughForToday: (stories: number): string =>
    `Das waren ${String(stories)} Storys heute. Gönn dem Nacken eine Pause, morgen geht es weiter.`,
  notYours: 'Das ist nicht deine Story.',
  ownHorns: 'Deiner eigenen Story kannst du keine Horns geben.',
  ownReport: 'Deine eigene Story kannst du löschen, aber nicht melden.',
} as const
