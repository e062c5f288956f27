import { ERASURE_DAYS } from '#shared/api/erasure.ts'

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

export const ERASURE_TEXTS = {
  pending: 'Dein Konto ist schon zur Löschung vorgemerkt.',
  noReceipt: 'Einen Beleg mit dieser Nummer gibt es nicht.',
  /** What was reported of a deleted member. */
  reported: 'Gelöschter Inhalt',
  mail: (dueAt: string, address: string) => ({
    subject: 'Dein Konto wird gelöscht',
    text: `Hallo,

du hast dein Konto bei Höllenlärm zur Löschung vorgemerkt. Am ${dayOf(dueAt)} löschen wir es endgültig, mit allem, was daran hängt.

Anders überlegt, oder warst du das gar nicht? Melde dich in den nächsten ${ERASURE_DAYS} Tagen einfach an, dann bleibt alles, wie es ist.

Dein Löschbeleg, ohne persönliche Daten. Heb dir den Link auf:
${address}

Höllenlärm
Von Metal-Fans für Metal-Fans`,
  }),
} as const
