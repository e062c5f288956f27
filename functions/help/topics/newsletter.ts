import type { HelpTopic } from './topic.ts'

export const newsletter: HelpTopic = {
  id: 'newsletter',
  title: 'Newsletter',
  question: 'Wie bestelle ich den Newsletter ab?',
  link: { path: '/newsletter', label: 'Zum Newsletter' },
  text: 'Den Newsletter bestellst du unten auf der Seite mit deiner E-Mail-Adresse. Du bekommst eine Mail mit einem Link; erst wenn du ihn innerhalb von sieben Tagen anklickst, bist du dabei. Abbestellen kannst du ihn jederzeit über den Link in jeder Ausgabe.',
  words:
    'mails e-mails werbemail ständig bekomme haben kündigen anmelden abbestellen abmelden austragen bestellen abonnieren mail e-mail post rundbrief',
  related: ['notifications', 'contact'],
}
