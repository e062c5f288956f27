import type { HelpTopic } from './topic.ts'

export const music: HelpTopic = {
  id: 'music',
  title: 'Musik in Beiträgen und Stories',
  question: 'Wie hänge ich Musik an einen Beitrag?',
  link: { path: '/', label: 'Beitrag mit Musik schreiben' },
  text: 'Im Formular für Beiträge und in der Story suchst du über das Noten-Symbol nach einem Titel bei Spotify und wählst ihn aus. Andere hören eine Vorschau von 30 Sekunden, wenn es eine gibt, und kommen per Link zu Spotify. Es spielt immer nur eine Vorschau. Geladen wird sie erst, wenn du auf Anspielen tippst: Vorher erfährt Spotify nichts von dir.',
  words:
    'youtube hören lieder einfügen hinzufügen daten spotify song lied track titel spotify abspielen vorschau anhören hören album player klick klicken spielen',
  related: ['write-posts', 'stories', 'privacy'],
}
