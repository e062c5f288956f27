import type { ContactCategory } from '#shared/api/contact.ts'

export const CATEGORY_NAMES: Readonly<Record<ContactCategory, string>> = {
  technical: 'Technisches Problem',
  feature: 'Wunsch oder Idee',
  community: 'Community und Meldungen',
  feedback: 'Lob und Kritik',
  other: 'Sonstiges',
}

const SIGNATURE = '\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans'

export const CONTACT_TEXTS = {
  autoResponse:
    'Danke für deine Nachricht, sie ist angekommen. Ein Mensch antwortet dir in der Regel innerhalb von 24 Stunden. Ist es komplizierter, kann es 2–3 Werktage dauern.',
  answerSubject: 'Deine Nachricht an Höllenlärm ist angekommen',
  answer: (autoResponse: string): string =>
    `${autoResponse}\n\nDiese Mail kommt automatisch, weil deine Adresse in unserem Kontaktformular stand. Warst du das nicht, musst du nichts tun.${SIGNATURE}`,
} as const

export const NEWSLETTER_TEXTS = {
  tooYoung:
    'Den Newsletter gibt es erst ab deinem 16. Geburtstag, weil er deine Einwilligung braucht.',
  noAddress: 'Trag zuerst in den Einstellungen eine E-Mail-Adresse ein und bestätige sie.',
  mailed:
    'Fast dabei! Wenn die Adresse neu bei uns ist, bekommst du gleich eine Mail mit einem Link zum Bestätigen.',
  noted:
    'Vorgemerkt! Unser Mailversand ist noch nicht eingerichtet. Sobald es so weit ist, bekommst du eine Mail mit einem Link zum Bestätigen. Vorher schicken wir dir nichts.',
  confirmed: 'Die Bestätigung ist da. Ab jetzt bekommst du Post vom Lärm.',
  left: 'Deine Adresse ist gelöscht. Post von uns kommt keine mehr.',
  linkGone: 'Dieser Link gilt nicht mehr. Melde dich einfach noch einmal an.',
  subject: 'Newsletter von Höllenlärm: bitte bestätigen',
  mail: (confirmUrl: string, leaveUrl: string): string =>
    `Hallo,\n\njemand, hoffentlich du, möchte unter dieser Adresse den Newsletter von Höllenlärm bekommen. Bestätige das hier (sieben Tage lang möglich):\n\n${confirmUrl}\n\nWarst du das nicht, tu nichts: Ohne Bestätigung schicken wir nichts und löschen die Adresse.\nOder lösche sie sofort:\n\n${leaveUrl}${SIGNATURE}`,
} as const
