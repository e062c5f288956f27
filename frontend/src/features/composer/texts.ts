import { numberText } from '#shared/domain/counted.ts'
import { LIMITS } from '#shared/domain/limits.ts'

export const messages = {
  waits: 'Wird gesendet, sobald du Netz hast',
  title: 'Neuer Beitrag',
  prompt: (name: string): string => `Was knallt bei dir, ${name}?`,
  continueDraft: 'Dein Entwurf wartet. Weiterschreiben?',
  open: 'Raushauen',
  close: 'Schließen',
  collapse: 'Einklappen',
  fields: {
    title: 'Titel',
    content: 'Inhalt',
    contentPlaceholder: 'Konzert, Platte, Riff des Tages …',
    link: 'Link',
    linkPlaceholder: 'https://',
  },
  counter: (length: number): string => `${numberText(length)} / ${numberText(LIMITS.postContent)}`,
  contentRequired: 'Inhalt ist erforderlich',
  contentOrFileRequired: 'Schreib etwas oder häng eine Datei an.',
  pick: {
    post: 'Bild oder Video',
    'post-audio': 'Audio',
    link: 'Link',
  },
  wrongType: 'Ungültiger Dateityp',
  tooLarge: 'Datei zu groß',
  unreadable: 'Die Datei lässt sich nicht lesen.',
  media: {
    preparing: (name: string): string => `${name} wird vorbereitet …`,
    remove: 'Datei entfernen',
    preview: 'Vorschau',
    size: (bytes: number): string =>
      bytes < 1024 * 1024
        ? `${numberText(Math.max(1, Math.round(bytes / 1024)))} KB`
        : `${(bytes / 1024 / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`,
    kept: 'Ort, Gerät und Zeit der Aufnahme bleiben bei dir.',
  },
  alt: {
    label: 'Bildbeschreibung',
    placeholder: 'Was ist zu sehen?',
    reminder: 'Nicht alle sehen, was du postest. Ein Satz dazu genügt.',
    stopReminding: 'Nicht mehr erinnern',
    stopped: 'Wir erinnern dich nicht mehr. In den Einstellungen geht es wieder an.',
  },
  uploading: (percent: number): string => `Wird hochgeladen … ${numberText(percent)} %`,
  publishing: 'Wird veröffentlicht …',
  cancelUpload: 'Abbrechen',
  submit: 'Posten',
  published: 'Dein Beitrag ist draußen 🤘',
  held: 'Dein Beitrag wird geprüft',
  heldText: 'Bis dahin siehst nur du ihn.',
  createFailed: 'Beitrag konnte nicht erstellt werden.',
  uploadSucceeded: 'Upload erfolgreich',
  uploadFailed: 'Upload fehlgeschlagen',
  uploadFailedText: {
    image: 'Das Bild konnte nicht hochgeladen werden.',
    video: 'Das Video konnte nicht hochgeladen werden.',
    audio: 'Die Aufnahme konnte nicht hochgeladen werden.',
  },
  keptNote: 'Es ist nichts verloren: Dein Entwurf steht noch hier.',
} as const
