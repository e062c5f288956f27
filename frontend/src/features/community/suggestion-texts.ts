import { counted } from '#shared/domain/counted.ts'

const hornsOf = (count: number): string => counted(count, 'Horn', 'Horns')

/** Texts of parts that load when they are opened. */
export const messages = {
  why: 'Warum sehe ich das?',
  whyText:
    'Die meisten Beiträge stehen hier, weil sie neu sind. Dieser hier ist älter und steht da, weil wir glauben, dass er dir gefällt:',
  reasons: {
    preference_match: 'Passt zu dem, was du magst',
    genre_match: 'Passt zu deinen Genres',
    similar_users: 'Kommt bei ähnlichem Geschmack gut an',
    exploration: 'Mal was anderes',
  },
  parameters:
    'Was zählt: wem du folgst, welchen Beiträgen du Horns gibst, die Lieblingsgenres in deinem Profil und was du zu Vorschlägen sagst. Bei Gleichstand entscheiden Horns, Kommentare und Alter des Beitrags. Geld spielt keine Rolle.',
  toSettings: 'Vorschläge einstellen',
  close: 'Alles klar',

  rating: 'Wie passt dir der Vorschlag?',
  more: 'Mehr davon',
  neutral: 'Neutral',
  less: 'Weniger davon',
  saved: {
    more: 'Gespeichert: mehr davon. Gilt, sobald du den Feed neu lädst.',
    neutral: 'Gespeichert: weder noch.',
    less: 'Gespeichert: weniger davon. Gilt, sobald du den Feed neu lädst.',
  },
  undo: 'Rückgängig',
  feedbackFailed: 'Feedback konnte nicht gespeichert werden',

  title: 'Vorschläge im Feed',
  text: 'Auf der ersten Seite stehen bis zu zwei Beiträge, die wir für dich aussuchen. Jeder ist als Vorschlag gekennzeichnet und sagt, warum er da steht.',
  newestFirst: 'Neueste zuerst',
  newestFirstHint: 'Nur neue Beiträge, keine Vorschläge. Was wir gelernt haben, bleibt.',
  newestFirstOn: 'Neueste zuerst, ohne Vorschläge',
  newestFirstOff: 'Mit Vorschlägen',
  off: 'Schaltest du unter Benachrichtigungen „Persönlich“ aus, gibt es keine Vorschläge mehr, und was wir gelernt haben, wird gelöscht.',
  learned: 'Was wir gelernt haben',
  nothing: 'Noch nichts. Gib Horns, folg Leuten oder trag Lieblingsgenres ein.',
  likes: hornsOf,
  follows: (count: number) => counted(count, 'gefolgter Mensch', 'gefolgte Leute'),
  feedback: (count: number) =>
    counted(count, 'Bewertung von Vorschlägen', 'Bewertungen von Vorschlägen'),
  genre: (genre: string, count: number) => `${genre}: ${hornsOf(count)}`,
  profileGenre: (genre: string) => `${genre}: steht in deinem Profil`,
  forget: 'Alles vergessen',
  forgetQuestion:
    'Wir vergessen, was wir aus Horns, Follows und Bewertungen gelernt haben. Deine Horns, Follows und Profildaten selbst bleiben.',
  forgotten: 'Vergessen. Wir fangen von vorn an.',
} as const
