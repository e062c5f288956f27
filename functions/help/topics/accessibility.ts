import type { HelpTopic } from './topic.ts'

export const accessibility: HelpTopic = {
  id: 'accessibility',
  title: 'Barrierefreiheit',
  question: 'Wie barrierefrei ist Höllenlärm?',
  link: { path: '/barrierefreiheit', label: 'Erklärung zur Barrierefreiheit' },
  text: 'Höllenlärm ist so gebaut, dass es mit der Tastatur allein und mit einem Vorleseprogramm funktioniert. Auf der Seite „Barrierefreiheit“ steht, was wir geprüft haben und was noch nicht geht. Hindert dich eine Barriere, melde sie dort mit „Barriere melden“: Der Link führt zum Kontaktformular und füllt den Betreff aus.',
  words:
    'barriere barrierefreiheit behinderung tastatur screenreader vorleseprogramm kontrast wcag',
  related: ['contact', 'motion', 'alt-text'],
}
