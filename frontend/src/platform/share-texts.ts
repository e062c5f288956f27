export const messages = {
  copied: 'Link kopiert',
  failed: 'Fehler',
  notCopied: 'Der Link konnte nicht kopiert werden.',
} as const
