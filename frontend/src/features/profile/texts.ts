import { counted } from '#shared/domain/counted.ts'
import { LIMITS } from '#shared/domain/limits.ts'

const number = (value: number): string => value.toLocaleString('de-DE')

const date = (iso: string): string =>
  new Date(iso).toLocaleDateString('de-DE', { day: 'numeric', month: 'long', year: 'numeric' })

const month = (iso: string): string =>
  new Date(iso).toLocaleDateString('de-DE', { month: 'long', year: 'numeric' })

export const messages = {
  errorTitle: 'Fehler',
  title: 'Profil',
  titleOf: (name: string): string => `Profil von ${name}`,
  lists: {
    label: 'Inhalt des Profils',
    posts: 'Beiträge',
    horns: 'Horns',
    bookmarks: 'Gemerkt',
    gigs: 'Gigs',
    bands: 'Bands',
    badges: 'Badges',
  },
  loading: 'Profil wird geladen …',
  loadFailed: 'Fehler beim Laden',
  nobody: 'Benutzer konnte nicht gefunden werden',
  nobodyText: 'Vielleicht verschrieben, vielleicht weitergezogen.',
  toCommunity: 'Zur Community',
  verified: 'Verifiziert',
  ended: 'Dieses Konto ist gesperrt.',
  bioMissing: 'Hier steht noch nichts. Stille Wasser, laute Boxen.',
  ownBioMissing: 'Noch keine Bio. Zwei Sätze reichen, der Rest ist Lautstärke.',
  since: (iso: string): string => `Dabei seit ${month(iso)}`,
  counts: { followers: 'Follower', following: 'Folgt' },
  genres: 'Hört',
  badges: {
    title: 'Badges',
    none: 'Noch kein Badge. Der erste Shout bringt das erste.',
    noneYet: 'Noch kein Badge.',
    earned: (iso: string): string => `Verdient am ${date(iso)}`,
    hidden: 'Nur für dich sichtbar',
    show: (name: string): string => `${name} zeigen`,
    more: (count: number): string => `+${number(count)}`,
    moreLabel: (count: number): string =>
      counted(count, 'weiteres Badge im Profil', 'weitere Badges im Profil'),
  },
  toProfile: 'Ganzes Profil',
  edit: 'Profil bearbeiten',
  preview: 'So sehen dich andere',
  ownPublic: 'Das bist du, so wie andere dich sehen.',
  posts: 'Beiträge',
  form: {
    displayName: 'Anzeigename',
    location: 'Ort',
    locationHint: 'So genau, wie du magst.',
    bio: 'Bio',
    bioPlaceholder: 'Was läuft bei dir, und wie laut?',
    counter: (length: number): string => `${number(length)} / ${number(LIMITS.bio)}`,
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    saved: 'Profil gespeichert',
    failed: 'Profil konnte nicht gespeichert werden.',
    leaveTitle: 'Änderungen verwerfen?',
    leaveQuestion: 'Du hast dein Profil geändert und noch nicht gespeichert.',
    leave: 'Verwerfen',
  },
  avatar: {
    title: 'Avatar',
    pick: 'Bild hochladen',
    change: 'Bild ändern',
    remove: 'Bild entfernen',
    removeQuestion: 'Danach steht dort wieder dein Anfangsbuchstabe.',
    removeConfirm: 'Entfernen',
    removed: 'Avatar entfernt',
    removeFailed: 'Der Avatar konnte nicht entfernt werden.',
    rules: `JPEG, PNG oder WebP, höchstens ${LIMITS.photoBytes / 1024 / 1024} MB.`,
    wrongType: 'Ungültiger Dateityp',
    tooLarge: 'Datei zu groß',
    crop: 'Ausschnitt wählen',
    cropHint: 'Ziehen, zoomen, fertig. Mit der Tastatur: Pfeiltasten.',
    cropArea: 'Ausschnitt; mit den Pfeiltasten verschieben',
    zoom: 'Zoom',
    use: 'Übernehmen',
    uploading: (percent: number): string => `Wird hochgeladen … ${number(percent)} %`,
    done: 'Avatar erfolgreich hochgeladen',
    failed: 'Upload fehlgeschlagen',
    failedText: 'Das Bild konnte nicht hochgeladen werden.',
    invalidToken: 'Ungültiger Authentifizierungs-Token. Bitte melde dich neu an.',
  },
  number,
} as const
