import { LIMITS } from '#shared/domain/limits.ts'

/** The first formatted number takes longer than a post takes to render. */
const number = (value: number): string =>
  value < 1000 ? String(value) : value.toLocaleString('de-DE')

const counted = (value: number, one: string, many: string): string =>
  `${number(value)} ${value === 1 ? one : many}`

export const messages = {
  errorTitle: 'Fehler',
  feed: {
    title: 'Community',
    list: 'Beiträge',
    aside: 'Umbaupause: Zahlen und neue Leute',
    loading: 'Beiträge werden geladen …',
    loadFailed: 'Fehler beim Laden',
    empty: 'Noch still hier',
    emptyText: 'Kein Beitrag weit und breit. Schlag du den ersten Akkord an.',
    loadingOlder: 'Ältere Beiträge werden geladen …',
    retry: 'Nochmal versuchen',
    olderFailed: 'Ältere Beiträge konnten nicht geladen werden.',
    end: 'Das war’s. Du hast alles gelesen, bis zum ersten Akkord.',
    fresh: (count: number, isMore: boolean): string =>
      isMore
        ? `Mehr als ${number(count)} neue Beiträge`
        : counted(count, 'neuer Beitrag', 'neue Beiträge'),
  },
  post: {
    by: (name: string): string => `Beitrag von ${name}`,
    profileOf: (name: string): string => `Profil von ${name}`,
    verified: 'Verifiziert',
    pinned: 'Angepinnt',
    menu: 'Mehr zu diesem Beitrag',
    remove: 'Löschen',
    removeTitle: 'Beitrag löschen',
    removeQuestion: 'Möchtest du diesen Beitrag wirklich löschen?',
    removeFailed: 'Beitrag konnte nicht gelöscht werden.',
    removed: 'Beitrag gelöscht',
    pin: 'Anpinnen',
    unpin: 'Nicht mehr anpinnen',
    pinFailed: (reason: string): string => `Beitrag konnte nicht angepinnt werden: ${reason}`,
    likes: (count: number): string => `Horns: ${number(count)}`,
    likeFailed: (reason: string): string => `Like konnte nicht verarbeitet werden: ${reason}`,
    signInAgain: 'Bitte melde dich erneut an',
    comments: (count: number): string => `Kommentare: ${number(count)}`,
    share: 'Link zum Beitrag teilen',
    shareTitle: 'Beitrag auf Höllenlärm',
    readMore: 'Weiterlesen',
    readLess: 'Weniger',
    notes: {
      held: 'Nur du siehst diesen Beitrag.',
      removed: 'Abgelehnt. Nur du siehst diesen Beitrag noch. Grund:',
    },
    opensNewTab: '(öffnet in neuem Tab)',
  },
  media: {
    broken: 'Bild nicht verfügbar',
    brokenText: 'Datei wurde möglicherweise gelöscht',
    picture: (name: string): string => `Bild von ${name}`,
    enlarge: 'Bild vergrößern',
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    turn: 'Drehen',
    close: 'Schließen',
    video: (name: string): string => `Video von ${name}`,
    audio: (name: string): string => `Aufnahme von ${name}`,
    play: 'Abspielen',
    pause: 'Pause',
    position: 'Stelle in der Aufnahme',
  },
  comments: {
    list: 'Kommentare',
    loading: 'Kommentare werden geladen …',
    loadFailed: 'Fehler beim Laden',
    empty: 'Noch kein Kommentar. Brüll los.',
    older: 'Ältere Kommentare',
    label: 'Dein Kommentar',
    placeholder: 'Sag was dazu …',
    send: 'Senden',
    sendKeys: (key: string): string => `${key}+Enter sendet`,
    remove: 'Löschen',
    removeTitle: 'Kommentar löschen',
    removeQuestion: 'Möchtest du diesen Kommentar wirklich löschen?',
    removed: 'Kommentar gelöscht',
    removeFailed: 'Kommentar konnte nicht gelöscht werden.',
    max: LIMITS.comment,
    failed: (reason: string): string => `Kommentar konnte nicht hinzugefügt werden: ${reason}`,
    notes: {
      held: 'Nur du siehst diesen Kommentar.',
      removed: 'Abgelehnt. Nur du siehst diesen Kommentar noch. Grund:',
    },
  },
  written: {
    title: 'Beiträge',
    loading: 'Beiträge werden geladen …',
    empty: 'Noch kein Ton. Vielleicht stimmt hier noch jemand die Gitarre.',
    ownEmpty: 'Noch kein Ton von dir. Die Bühne ist frei.',
    end: 'Das war alles, bis zum ersten Akkord.',
  },
  linked: {
    region: 'Verlinkter Beitrag',
    close: 'Zurück zum Feed',
    gone: 'Diesen Beitrag gibt es nicht mehr.',
  },
  stats: {
    title: 'Die Meute',
    members: 'Mitglieder',
    posts: 'Beiträge',
    comments: 'Kommentare',
    concerts: 'Konzerte',
    bands: 'Bands',
    loadFailed: 'Gerade nicht zu zählen.',
  },
  number,
} as const
