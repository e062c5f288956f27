import type { HelpTopic } from './topic.ts'

export const altText: HelpTopic = {
  id: 'alt-text',
  title: 'Bildbeschreibungen',
  question: 'Wie beschreibe ich ein Bild für Leute, die es nicht sehen?',
  link: { path: '/', label: 'Beitrag mit Bild schreiben' },
  text: 'Zu jedem Bild kannst du eine Beschreibung eingeben. Vorleseprogramme lesen sie blinden und sehbehinderten Mitgliedern vor. Fehlt sie, erinnert dich das Formular vor dem Veröffentlichen daran. Die Erinnerung schaltest du in den Einstellungen unter „Beiträge“ ab.',
  words: 'alt text alternativtext barrierefrei blind screenreader beschreiben bildbeschreibung',
  related: ['write-posts', 'motion'],
}
