export const STORY_TEXTS = {
  ended: 'Diese Story ist vorbei.',
  empty: 'Füge ein Bild oder Text hinzu',
  mediaMissing: 'Zu diesem Bild oder Video fehlt die Datei.',
  textWithMedia: 'Eine Textseite hat kein Bild und kein Video.',
  notYours: 'Das ist nicht deine Story.',
  ownHorns: 'Deiner eigenen Story kannst du keine Horns geben.',
  ownReport: 'Deine eigene Story kannst du löschen, aber nicht melden.',
} as const
