export const messages = {
  title: 'Dein Konto ist gesperrt',
  until: (when: string): string =>
    `Bis ${when} Uhr. Danach geht es von selbst weiter, du musst nichts tun.`,
  ended: {
    title: 'Dein Konto ist beendet',
    text: 'Das gilt auf Dauer, es sei denn, dein Widerspruch hat Erfolg.',
    meanwhile:
      'Du kannst lesen, warum, du kannst widersprechen, deine Daten mitnehmen, dein Konto löschen und dich abmelden. Mehr geht mit diesem Konto nicht. Was du geschrieben hast, bleibt, soweit nichts davon entfernt wurde.',
  },
  meanwhile:
    'Du kannst lesen, warum, du kannst widersprechen, deine Daten mitnehmen, dein Konto löschen und dich abmelden. Alles andere pausiert. Was du geschrieben hast, bleibt, soweit nichts davon entfernt wurde.',
  why: 'Warum',
  rule: 'Regel',
  redress: 'Was du tun kannst',
  toStatement: 'Begründung lesen und widersprechen',
  toReports: 'Deine Meldungen',
  toContact: 'Uns schreiben',
  logout: 'Abmelden',
  back: 'Zurück',
  warning: {
    title: 'Eine Verwarnung',
    text: 'Ein Moderator hat etwas von dir geprüft. Bitte lies das, bevor es weitergeht.',
    toStatement: 'Ganze Begründung',
    understood: 'Verstanden',
  },
} as const
