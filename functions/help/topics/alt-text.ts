import type { HelpTopic } from './topic.ts'

export const altText: HelpTopic = {
  id: 'alt-text',
  title: 'Bildbeschreibungen',
  question: 'Wie beschreibe ich ein Bild für Leute, die es nicht sehen?',
  link: { path: '/', label: 'Beitrag mit Bild schreiben' },
  text: 'Zu jedem Bild kannst du eine Beschreibung eingeben, den Alternativtext. Vorleseprogramme lesen ihn blinden und sehbehinderten Mitgliedern vor. Fehlt er, erinnert dich das Formular vor dem Veröffentlichen daran. Die Erinnerung lässt sich abschalten.',
  words: 'alt text alternativtext barrierefrei blind screenreader beschreiben bildbeschreibung',
  related: ['write-posts', 'motion'],
}
