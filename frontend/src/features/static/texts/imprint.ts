import { operator } from '#shared/domain/operator.ts'
import type { LegalText } from './document.ts'

export const imprint: LegalText = {
  title: 'Impressum',
  asOf: 'Stand: Januar 2025',
  intro: 'Wer hinter Höllenlärm steht, und wie du uns erreichst.',
  sections: [
    {
      id: 'anbieter',
      title: 'Angaben nach § 5 DDG',
      blocks: [{ lines: [operator.name, operator.street, operator.city, operator.country] }],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        { lines: [`E-Mail: ${operator.email}`, `Telefon: ${operator.phone}`] },
        { to: '/contact', label: 'Zum Kontaktformular' },
      ],
    },
    {
      id: 'verantwortlich',
      title: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
      blocks: [{ lines: [operator.responsible] }],
    },
    {
      id: 'kontaktstelle',
      title: 'Zentrale Kontaktstelle nach dem Digital Services Act',
      blocks: [
        `Für Mitglieder und Behörden gleichermaßen (Art. 11 und 12 DSA): ${operator.email}. Wir antworten auf Deutsch und Englisch.`,
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Streitbeilegung',
      blocks: [
        'Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet. Schreib uns, wir finden auch so eine Lösung.',
      ],
    },
    {
      id: 'inhalte',
      title: 'Inhalte und Links',
      blocks: [
        'Beiträge und Kommentare stammen von den Mitgliedern, die sie veröffentlichen. Erfahren wir von rechtswidrigen Inhalten, entfernen wir sie. Was hinter Links zu fremden Seiten steht, verantworten deren Betreiber.',
        { to: '/melden', label: 'Inhalt melden' },
        'Texte, die mit künstlicher Intelligenz entstehen, sind als „KI-generiert“ gekennzeichnet.',
      ],
    },
    {
      id: 'quellen',
      title: 'Quellen',
      blocks: [
        'Namensgleiche Orte: Daten von GeoNames (geonames.org) unter CC BY 4.0, gekürzt und gerundet.',
      ],
    },
  ],
}
