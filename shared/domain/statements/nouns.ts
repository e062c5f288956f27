import type { ReportedKind } from '../reports.ts'

/** German words for a reported object, as its author reads them. */
interface Noun {
  /** Begins a sentence. */
  readonly yours: string
  /** After „in“ and „von“. */
  readonly inYours: string
  /** Accusative. */
  readonly yoursAsObject: string
  /** Accusative. */
  readonly it: 'ihn' | 'sie' | 'es'
}

export const NOUNS: Readonly<Record<ReportedKind, Noun>> = {
  article: {
    yours: 'Dein Artikel',
    inYours: 'deinem Artikel',
    yoursAsObject: 'deinen Artikel',
    it: 'ihn',
  },
  band: {
    yours: 'Dein Bandeintrag',
    inYours: 'deinem Bandeintrag',
    yoursAsObject: 'deinen Bandeintrag',
    it: 'ihn',
  },
  'community-post': {
    yours: 'Dein Post',
    inYours: 'deinem Post',
    yoursAsObject: 'deinen Post',
    it: 'ihn',
  },
  'community-comment': {
    yours: 'Dein Kommentar',
    inYours: 'deinem Kommentar',
    yoursAsObject: 'deinen Kommentar',
    it: 'ihn',
  },
  message: {
    yours: 'Deine Nachricht',
    inYours: 'deiner Nachricht',
    yoursAsObject: 'deine Nachricht',
    it: 'sie',
  },
  story: {
    yours: 'Deine Story',
    inYours: 'deiner Story',
    yoursAsObject: 'deine Story',
    it: 'sie',
  },
  concert: {
    yours: 'Dein Konzerteintrag',
    inYours: 'deinem Konzerteintrag',
    yoursAsObject: 'deinen Konzerteintrag',
    it: 'ihn',
  },
  profile: {
    yours: 'Dein Profil',
    inYours: 'deinem Profil',
    yoursAsObject: 'dein Profil',
    it: 'es',
  },
}
