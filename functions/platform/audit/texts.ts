export const AUDIT_TEXTS = {
  torn: 'Nach einer Wiederherstellung muss der Betrieb erst das Protokoll fortsetzen. Bis dahin geht das hier nicht.',
} as const
