/** In a file of their own, so that the first screen does not load them. */
export const noAccessMessages = {
  title: 'Kein Zugriff',
  backHome: 'Zurück zur Community',
} as const
