import type { HelpTopic } from './topic.ts'

export const altText: HelpTopic = {
  id: 'alt-text',
  title: 'Bildbeschreibungen',
  question: 'Wie beschreibe ich ein Bild für Leute, die es nicht sehen?',
  link: { path: '/', label: 'Beitrag mit Bild schreiben' },
  text: 'Hängt am Beitrag ein Bild oder Video, kannst du unter „Bildbeschreibung“ eingeben, was zu sehen ist. Vorleseprogramme lesen es blinden und sehbehinderten Mitgliedern vor. Die Beschreibung ist freiwillig: Fehlt sie, erinnert dich das Formular nur daran. Die Erinnerung stellst du dort mit „Nicht mehr erinnern“ ab oder in den Einstellungen unter „Beiträge“ an und aus; das gilt für das Gerät.',
  words: 'alt text alternativtext barrierefrei blind screenreader beschreiben bildbeschreibung',
  related: ['write-posts', 'motion'],
}
