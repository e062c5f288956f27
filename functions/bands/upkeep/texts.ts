export const UPKEEP_TEXTS = {
  archiveReason: 'Seit über einem Jahr ohne Lebenszeichen, und niemand hat sich gemeldet.',
  notYours: 'Das können nur, wer die Band eingetragen oder beansprucht hat, und die Moderation.',
} as const

const FAREWELL = '\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans'

/** The mail to who added or claimed the band, where the stage can send mail and the member has an address. */
export const upkeepMail = (change: 'silent' | 'archived', name: string) =>
  change === 'silent'
    ? {
        subject: `Gibt es „${name}“ noch?`,
        text: `Hallo,\n\nvon „${name}“ haben wir seit einem Jahr nichts gehört: kein Konzert, kein Artikel, keine Änderung. Wenn es die Band noch gibt, öffne ihre Seite auf Höllenlärm und drück auf „Wir leben noch“. Sonst kommt sie in einem Monat ins Archiv.${FAREWELL}`,
      }
    : {
        subject: `„${name}“ ist jetzt im Archiv`,
        text: `Hallo,\n\n„${name}“ war über ein Jahr lang still, und niemand hat sich gemeldet. Die Band steht deshalb im Archiv. Gelöscht ist nichts: Auf ihrer Seite holst du sie mit „Wir leben noch“ zurück.${FAREWELL}`,
      }
