import { counted } from '#shared/domain/counted.ts'

export const outboxTexts = {
  waits: 'Wird gesendet, sobald du Netz hast',
  sending: 'Wird gesendet …',
  refused: 'Nicht gesendet',
  unsure:
    'Ob das schon angekommen ist, weiß nach einem Tag niemand mehr. Schau erst nach, dann schick es nochmal.',
  list: 'Postausgang',
  count: (count: number): string =>
    counted(count, 'Sache wartet auf Netz', 'Sachen warten auf Netz'),
  refusedCount: (count: number): string =>
    counted(count, 'Sache ging nicht raus', 'Sachen gingen nicht raus'),
  show: 'Ansehen',
  cancel: 'Abbrechen',
  discard: 'Verwerfen',
  again: 'Erneut senden',
  pickAgain: 'Datei neu auswählen',
  edit: 'Ändern',
  save: 'Ändern und senden',
  text: 'Dein Text',
  empty: 'Alles raus. Hier wartet nichts mehr.',
  kinds: {
    post: 'Beitrag',
    comment: 'Kommentar',
    like: 'Hörner',
    message: 'Nachricht',
    story: 'Story',
    report: 'Meldung',
  },
  sent: {
    post: 'Dein Beitrag ist raus',
    comment: 'Dein Kommentar ist raus',
    story: 'Deine Story ist raus',
    report: 'Deine Meldung ist raus',
  },
  held: 'Die Moderation schaut erst drauf.',
  keptSession: 'Bitte melde dich erneut an. Was noch wartet, geht danach raus.',
  signOut: {
    title: 'Abmelden?',
    question: (count: number): string =>
      `${counted(count, 'Sache ist', 'Sachen sind')} noch nicht gesendet. Trotzdem abmelden?`,
    confirm: 'Trotzdem abmelden',
  },
} as const
