export const messages = {
  contents: 'Inhalt',
  toLogin: 'Zur Anmeldung',
} as const
