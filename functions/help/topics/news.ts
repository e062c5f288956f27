import type { HelpTopic } from './topic.ts'

/** News and the newsletter. */
export const news: readonly HelpTopic[] = [
  {
    id: 'news',
    title: 'News lesen',
    question: 'Wo finde ich Metal-News?',
    link: { path: '/news', label: 'Zu den News' },
    text: 'Unter „News“ liest du Meldungen aus der Metal-Welt: Nachrichten, Reviews und mehr, mit Suche und Filter nach Rubrik. Unter jedem Artikel stehen seine Quellen mit Link. Stimmt etwas nicht, kannst du den Artikel oder einen einzelnen Satz dort melden; die Moderation sieht ihn sich an, und du liest bei deinen Aktivitäten, was daraus wurde. Korrigierte Artikel sagen, was wann korrigiert wurde, und zeigen auf Wunsch die frühere Fassung.',
    words:
      'lese aktuelle szene neuigkeiten nachrichten artikel magazin review meldungen lesen quelle quellen suchen',
    related: ['how-news-are-made', 'newsletter'],
  },
  {
    id: 'how-news-are-made',
    title: 'Wie die News entstehen',
    question: 'Wer schreibt die News?',
    link: { path: '/news', label: 'News und ihre Quellen' },
    text: 'Die News schreibt eine KI aus den Meldungen anderer Seiten, die das erlauben. Sie bekommt nur diese Quellen, und jeder Name, jedes Datum und jede Zahl muss in einer davon stehen. Passt etwas nicht, prüft ein Mensch den Artikel, bevor er erscheint. Jeder Artikel trägt den Hinweis „KI-generiert“ und nennt seine Quellen.',
    words:
      'chatgpt fake wahr echt woher stammen ki künstliche intelligenz maschine mensch autor redaktion schreibt geschrieben generiert roboter automatisch rss',
    related: ['news', 'reporting', 'ai-help'],
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    question: 'Wie bestelle ich den Newsletter ab?',
    link: { path: '/newsletter', label: 'Zum Newsletter' },
    text: 'Den Newsletter bestellst du unten auf der Seite mit deiner E-Mail-Adresse. Du bekommst eine Mail mit einem Link; erst wenn du ihn innerhalb von sieben Tagen anklickst, bist du dabei. Abbestellen kannst du ihn jederzeit über den Link in jeder Ausgabe.',
    words:
      'mails e-mails werbemail ständig bekomme haben kündigen anmelden abbestellen abmelden austragen bestellen abonnieren mail e-mail post rundbrief',
    related: ['notifications', 'contact'],
  },
]
