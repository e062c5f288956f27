import type { MediaPurpose } from './formats.ts'

/** German sentences about files, shared by both sides. Their headings are in the SPA. */
export const mediaMessages = {
  wrongType: {
    post: 'Bitte wähle eine Bild- oder Videodatei aus.',
    'post-audio': 'Bitte wähle eine Audiodatei aus (MP3, M4A, Ogg, WAV oder FLAC).',
    avatar: 'Bitte wähle eine Bilddatei aus.',
    story: 'Bitte wähle eine Bild- oder Videodatei aus.',
    'message-photo': 'Nur Bilddateien sind erlaubt.',
    voice: 'Diese Aufnahme ist in einem Format, das wir nicht annehmen.',
  } satisfies Record<MediaPurpose, string>,
  notShowable: (kinds: string): string =>
    `Dieses Format zeigen Browser nicht an. Möglich sind ${kinds}.`,
  heic: 'HEIC-Fotos können die meisten Browser nicht anzeigen. Bitte speichere das Foto als JPEG und lade es noch einmal hoch.',
  avif: 'AVIF-Bilder nehmen wir so nicht an. Bitte speichere das Bild als JPEG, PNG oder WebP.',
  empty: 'Die Datei ist leer. Wähl sie bitte noch einmal aus.',
  contradicts: 'Der Inhalt der Datei passt nicht zu ihrem Typ.',
  damaged: 'Die Datei ist beschädigt und lässt sich nicht lesen.',
  tooManyPixels: ({ side, pixels }: { readonly side: number; readonly pixels: number }): string =>
    pixels < side ** 2
      ? `Das Bild hat zu viele Pixel. Höchstens ${whole(side)} je Seite und ${whole(pixels / MEGAPIXEL)} Megapixel insgesamt.`
      : `Das Bild hat zu viele Pixel. Höchstens ${whole(side)} je Seite.`,
  tooLarge: (size: number, maxBytes: number): string =>
    `Datei ist ${megabytes(size)}MB. Max. ${megabytes(maxBytes)}MB erlaubt.`,
} as const

const MEGABYTE = 1024 * 1024
const MEGAPIXEL = 1_000_000

const whole = (value: number): string => value.toLocaleString('de-DE')

/** Rounded up to a tenth, so that a file one byte too large does not show the limit itself. */
const megabytes = (bytes: number): string =>
  (Math.ceil((bytes / MEGABYTE) * 10) / 10).toLocaleString('de-DE')
