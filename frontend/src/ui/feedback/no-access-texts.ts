/** In a separate file, so that the first screen does not load them. */
export const noAccessMessages = {
  title: 'Kein Zugriff',
  backHome: 'Zurück zur Community',
} as const
