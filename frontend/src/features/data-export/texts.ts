import { counted, numberText } from '#shared/domain/counted.ts'

const MEGABYTE = 1024 * 1024

export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${numberText(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${(bytes / MEGABYTE).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`

const entriesText = (entries: number): string => counted(entries, 'Eintrag', 'Einträge')

export const messages = {
  title: 'Deine Daten mitnehmen',
  text: 'Alles, was wir zu deinem Konto gespeichert haben, in einer ZIP-Datei: deine Texte, deine Bilder und Videos, als Seite zum Lesen und als JSON für andere Dienste (Art. 15 und 20 DSGVO).',
  others:
    'Nachrichten anderer sind so dabei, wie du sie lesen kannst. Ihre Fotos und Sprachnachrichten gehören ihnen und fehlen.',
  loadFailed: 'Export nicht geladen',
  request: 'Export anfordern',
  again: 'Neuen Export anfordern',
  replaces: 'Ein neuer Export ersetzt diesen.',
  running: 'Dein Export läuft',
  reading: (kindsDone: number, kinds: number, entries: number): string =>
    `Wir sammeln: ${numberText(kindsDone)} von ${numberText(kinds)} Bereichen, ${entriesText(entries)}.`,
  packing: (entries: number, files: number): string =>
    files === 0
      ? `Wir packen ${entriesText(entries)} ein.`
      : `Wir packen ein. Fertig: ${counted(files, 'Datei', 'Dateien')}.`,
  leave:
    'Du kannst die Seite verlassen, das läuft ohne dich weiter. Wenn alles fertig ist, steht es bei deinen Aktivitäten. Hast du eine E-Mail-Adresse hinterlegt, schreiben wir dir auch.',
  ready: 'Dein Export ist fertig',
  readyText: (entries: number, until: string): string =>
    `${entriesText(entries)}. Du kannst ihn bis ${until} Uhr abholen, danach löschen wir ihn.`,
  several: 'Entpacke alle Dateien in denselben Ordner und öffne dort index.html.',
  single: 'Entpacke die Datei und öffne index.html.',
  download: (size: string): string => `Herunterladen (${size})`,
  downloadPart: (number: number, of: number, size: string): string =>
    `Teil ${numberText(number)} von ${numberText(of)} herunterladen (${size})`,
  failed: 'Das hat nicht geklappt',
  interrupted: 'Uns ist etwas dazwischengekommen. Deine Daten sind davon nicht betroffen.',
  account_gone: 'Das Konto wird gerade gelöscht, deshalb gibt es keinen Export mehr.',
  expired: 'Dein letzter Export ist abgelaufen und gelöscht.',
}
