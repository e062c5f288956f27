import type { HelpTopic } from './topic.ts'

export const news: HelpTopic = {
  id: 'news',
  title: 'News lesen',
  question: 'Wo finde ich Metal-News?',
  link: { path: '/news', label: 'Zu den News' },
  text: 'Unter „News“ liest du Meldungen aus der Metal-Welt: Nachrichten, Reviews und mehr, mit Suche und Filter nach Rubrik. Unter jedem Artikel stehen seine Quellen mit Link. Stimmt etwas nicht, kannst du den Artikel dort melden; die Moderation sieht ihn sich an.',
  words:
    'lese aktuelle szene neuigkeiten nachrichten artikel magazin review meldungen lesen quelle quellen suchen',
  related: ['how-news-are-made', 'newsletter'],
}
