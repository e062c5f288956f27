import type { HelpTopic } from './topic.ts'

export const howNewsAreMade: HelpTopic = {
  id: 'how-news-are-made',
  title: 'Wie die News entstehen',
  question: 'Wer schreibt die News?',
  link: { path: '/news', label: 'News und ihre Quellen' },
  text: 'Die News schreibt eine KI aus den Meldungen anderer Seiten, die das erlauben. Sie bekommt nur diese Quellen, und jeder Name, jedes Datum und jede Zahl muss in einer davon stehen. Passt etwas nicht, prüft ein Mensch den Artikel, bevor er erscheint. Jeder Artikel trägt den Hinweis „KI-generiert“ und nennt seine Quellen.',
  words:
    'chatgpt fake wahr echt woher stammen ki künstliche intelligenz maschine mensch autor redaktion schreibt geschrieben generiert roboter automatisch rss',
  related: ['news', 'reporting', 'ai-help'],
}
