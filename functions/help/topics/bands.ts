import type { HelpTopic } from './topic.ts'

export const bands: HelpTopic = {
  id: 'bands',
  title: 'Bands finden',
  question: 'Wo finde ich Bands, und wie filtere ich sie?',
  link: { path: '/bands', label: 'Zu den Bands' },
  text: 'Unter „Bands“ findest du die Banddatenbank: Such nach dem Anfang eines Namens oder filtere nach Genre und Land; „Filter zurücksetzen“ zeigt wieder alle. Auf der Seite einer Band stehen Beschreibung, Mitglieder, Veröffentlichungen, kommende Konzerte und Artikel, die sie erwähnen. „KI-generiert“ heißt: Ein Programm hat den Eintrag aus Sätzen unserer KI-Artikel zusammengestellt, mit Quelle für jeden Satz. „Verifiziert“ heißt: Die Band hat den Eintrag übernommen. Bilder fremder Seiten laden wir nicht; solche Bands zeigen einen Aufnäher mit ihren Anfangsbuchstaben.',
  words:
    'band gruppe musikgruppe genre land herkunft filter suche datenbank metalband mitglieder diskografie album platte veröffentlichungen spotify verifiziert gründung',
  related: ['newcomer-bands', 'follow-bands', 'news'],
}
