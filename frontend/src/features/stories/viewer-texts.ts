/** The first formatted number takes long. */
const number = (value: number): string =>
  value < 1000 ? String(value) : value.toLocaleString('de-DE')

export const messages = {
  links: 'Namen und Links',
  viewer: {
    of: (name: string): string => `Story von ${name}`,
    own: 'Deine Story',
    close: 'Story schließen',
    pause: 'Pause',
    resume: 'Weiter abspielen',
    paused: 'Pausiert',
    next: 'Weiter',
    back: 'Zurück',
    nextPerson: 'Nächste Story',
    previousPerson: 'Vorherige Story',
    mute: 'Ton aus',
    unmute: 'Ton an',
    /** Before the name. */
    profileOf: 'Profil von',
    report: 'Story melden',
    loading: 'Story wird geladen …',
    failed: 'Der Rest dieser Story konnte nicht geladen werden.',
    again: 'Nochmal versuchen',
    blocked: 'Dein Browser spielt Videos erst, wenn du tippst.',
    play: 'Abspielen',
    slow: 'Das lädt gerade nicht. Gleich geht es von selbst weiter.',
    skip: 'Überspringen',
    gone: 'Diese Story gibt es nicht mehr.',
    media: (name: string): string => `Story-Medium von ${name}`,
    place: (number: number, count: number, name: string): string =>
      `Story von ${name}, Teil ${String(number)} von ${String(count)}`,
  },
  like: {
    kept: 'zu einer Story',
    label: (count: number): string => `Horns: ${number(count)}`,
    failed: (reason: string): string => `Like konnte nicht verarbeitet werden: ${reason}`,
  },
  reply: {
    label: (name: string): string => `Nachricht an ${name}`,
    placeholder: 'Sag was dazu …',
    send: 'Senden',
    sent: 'Nachricht ist raus',
    kept: 'Keine Verbindung. Die Nachricht geht raus, sobald du wieder im Netz bist.',
    /** Begins the message, so that its reader knows what it is about. */
    prefix: 'Zu deiner Story: ',
    failed: 'Nachricht konnte nicht gesendet werden.',
  },
  own: {
    views: (count: number): string =>
      count === 0 ? 'Noch nicht gesehen' : `Gesehen von ${number(count)}`,
    viewsTitle: 'Wer hat zugeschaut?',
    viewsEmpty: 'Noch ist die Halle leer. Gib der Meute Zeit.',
    viewsFailed: 'Die Liste konnte nicht geladen werden.',
    viewsMore: 'Mehr anzeigen',
    viewsLoading: 'Liste wird geladen …',
    gaveHorns: 'hat Horns gegeben',
    remove: 'Story löschen',
    removed: 'Story gelöscht',
    readStatement: 'Begründung lesen',
    objectToHold: 'Begründung und Einspruch',
    removeFailed: 'Story konnte nicht gelöscht werden.',
    held: 'Nur du siehst diese Story.',
    rejected: 'Entfernt. Nur du siehst diese Story noch. Grund:',
  },
} as const
