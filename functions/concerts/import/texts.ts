export const IMPORT_TEXTS = {
  onlyOrganizers:
    'Programme einlesen können nur Mitglieder mit der Rolle „Veranstaltung“. Einzelne Konzerte trägst du im Kalender ein.',
} as const
