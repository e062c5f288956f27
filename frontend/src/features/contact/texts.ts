import type { ContactCategory } from '#shared/api/contact.ts'

const categories: Readonly<Record<ContactCategory, string>> = {
  technical: 'Technisches Problem',
  feature: 'Wunsch oder Idee',
  community: 'Community und Meldungen',
  feedback: 'Lob und Kritik',
  other: 'Sonstiges',
}

export const messages = {
  title: 'Kontakt',
  intro: 'Schreib uns. Am anderen Ende sitzen Menschen mit Gehörschutz.',
  writingAs: 'Du schreibst als',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Nur für unsere Antwort.',
  category: 'Kategorie',
  choose: 'Bitte wählen',
  categories,
  subject: 'Betreff',
  message: 'Nachricht',
  submit: 'Abschicken',
  barrier: 'Barriere auf Höllenlärm',
  privacy: 'Was mit deinen Angaben passiert, steht im',
  privacyLink: 'Datenschutz',

  failed: 'Deine Nachricht konnte nicht gesendet werden. Bitte versuche es später erneut.',
  sent: 'Nachricht gesendet',
  sentText: 'Wir antworten dir innerhalb von etwa 24 Stunden.',
  another: 'Neue Nachricht',

  timesTitle: 'Antwortzeiten',
  times: [
    { label: 'Automatische Antwort', time: 'sofort' },
    { label: 'Persönliche Antwort', time: 'innerhalb von 24 Stunden' },
    { label: 'Komplexe Anfragen', time: '2–3 Werktage' },
  ],
  reportTitle: 'Etwas melden?',
  report:
    'Verstöße gegen Regeln oder Gesetze meldest du mit „Melden“ direkt am Beitrag oder ohne Konto mit unserem Formular.',
  reportLink: 'Inhalt melden',

  newsletter: {
    pageTitle: 'Newsletter',
    confirming: 'Newsletter bestätigen',
    confirmText: 'Ein Klick noch, dann bist du dabei.',
    confirm: 'Ja, ich bin dabei',
    confirmed: 'Du bist dabei',
    leaving: 'Newsletter abbestellen',
    leaveText: 'Wir löschen deine Adresse sofort.',
    leave: 'Abbestellen',
    left: 'Du bist abgemeldet',
    broken: 'Dieser Link ist unvollständig',
    brokenText: 'Öffne ihn noch einmal aus der Mail, am besten ganz.',
    home: 'Zur Startseite',
  },
} as const
