import type { HelpTopic } from './topic.ts'

export const news: HelpTopic = {
  id: 'news',
  title: 'News lesen',
  question: 'Wo finde ich Metal-News?',
  link: { path: '/news', label: 'Zu den News' },
  text: 'Unter „News“ liest du Meldungen aus der Metal-Welt: Nachrichten, Reviews und mehr, mit Suche und Filter nach Rubrik. Unter jedem Artikel stehen seine Quellen mit Link. Stimmt etwas nicht, kannst du den Artikel oder einen einzelnen Satz dort melden; die Moderation sieht ihn sich an, und du liest bei deinen Aktivitäten, was daraus wurde. Korrigierte Artikel sagen, was wann korrigiert wurde, und zeigen auf Wunsch die frühere Fassung.',
  words:
    'lese aktuelle szene neuigkeiten nachrichten artikel magazin review meldungen lesen quelle quellen suchen',
  related: ['how-news-are-made', 'newsletter'],
}
