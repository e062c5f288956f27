export const messages = {
  copied: 'Link kopiert',
  copyFailed: 'Der Link konnte nicht kopiert werden.',
} as const
