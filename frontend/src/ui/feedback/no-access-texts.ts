/** Apart from the others, which the first screen carries. */
export const noAccessMessages = {
  title: 'Kein Zugriff',
  backHome: 'Zurück zur Community',
} as const
