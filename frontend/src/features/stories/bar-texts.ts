/** Texts of the first screen. */
export const messages = {
  title: 'Stories',
  own: 'Deine Story',
  createOwn: 'Deine Story erstellen',
  watchOwn: 'Deine Story ansehen',
  add: 'Story hinzufügen',
  tile: (name: string, isSeen: boolean): string =>
    `Story von ${name}, ${isSeen ? 'gesehen' : 'ungesehen'}`,
  previous: 'Stories davor',
  next: 'Weitere Stories',
  empty: 'Noch keine Story. Mach du den Soundcheck.',
  failed: 'Stories konnten nicht geladen werden.',
  again: 'Nochmal versuchen',
} as const
