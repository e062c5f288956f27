import { operator } from '#shared/domain/operator.ts'
import type { Section } from './document.ts'

export const privacyRights: readonly Section[] = [
  {
    id: 'rechte',
    title: 'Deine Rechte',
    blocks: [
      'Du kannst jederzeit und kostenlos verlangen:',
      {
        list: [
          'Auskunft über deine Daten (Art. 15 DSGVO),',
          'Berichtigung (Art. 16) und Löschung (Art. 17),',
          'Einschränkung der Verarbeitung (Art. 18),',
          'Herausgabe in einem gängigen Format (Art. 20).',
        ],
      },
      'Wo wir uns auf ein berechtigtes Interesse stützen, kannst du widersprechen (Art. 21). Eine Einwilligung nimmst du zurück, wann du willst; was bis dahin geschah, bleibt rechtmäßig.',
      'Schreib uns dafür eine Mail oder über das Kontaktformular. Wir antworten spätestens nach einem Monat, meistens am nächsten Tag.',
      { to: '/contact', label: 'Zum Kontaktformular' },
      `Beschweren kannst du dich bei jeder Datenschutzaufsicht (Art. 77). Für uns zuständig: ${operator.authority}.`,
    ],
  },
  {
    id: 'alter',
    title: 'Alter',
    blocks: [
      'Höllenlärm ist für Menschen ab 16 Jahren. Erfahren wir von einem jüngeren Konto, löschen wir es.',
    ],
  },
  {
    id: 'aenderungen',
    title: 'Änderungen',
    blocks: [
      'Ändert sich etwas Wesentliches, fragen wir dich beim nächsten Besuch erneut. Fassung und Zeitpunkt deiner Zustimmung speichern wir.',
    ],
  },
]
