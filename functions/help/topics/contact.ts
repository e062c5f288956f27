import type { HelpTopic } from './topic.ts'

export const contact: HelpTopic = {
  id: 'contact',
  title: 'Kontakt',
  question: 'Wie erreiche ich das Team?',
  link: { path: '/contact', label: 'Zum Kontaktformular' },
  text: 'Das Team erreichst du über das Kontaktformular. Wähle ein Thema, schreib mindestens 20 Zeichen und, wenn du eine Antwort willst, eine E-Mail-Adresse. Antworten kommen meist innerhalb von 24 Stunden, bei schwierigen Fragen in zwei bis drei Werktagen.',
  words:
    'schreibe melden kontaktieren mensch ansprechen technisches funktioniert kaputt fehlermeldung support hilfe ansprechpartner betreiber admin erreichen schreiben fragen feedback idee vorschlag problem bug',
  related: ['reporting', 'privacy'],
}
