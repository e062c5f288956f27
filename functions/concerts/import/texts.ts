export const IMPORT_TEXTS = {
  onlyOrganizers:
    'Programme einlesen können nur Mitglieder mit der Rolle „Veranstaltung“. Einzelne Konzerte trägst du im Kalender ein.',
  undone:
    'Dieses Programm ist zurückgenommen. Schließ das Fenster und lies die Datei noch einmal ein.',
  enoughForToday:
    'Solange dein Konto jung ist, nehmen wir 2.000 Zeilen am Tag an. Dieselbe Datei macht morgen da weiter, wo sie aufgehört hat.',
  gone: 'Dieses Programm gibt es nicht.',
  tooLate:
    'Ein ganzes Programm kannst du einen Tag lang zurücknehmen. Einzelne Konzerte kannst du auch danach zurückziehen.',
  alreadyUndone: 'Dieses Programm ist schon zurückgenommen.',
  ownUndo: 'Dein eigenes Programm nimmst du da zurück, wo du es eingelesen hast.',
  ownVouch: 'Für dich selbst kannst du nicht bürgen.',
  noMember: 'Dieses Mitglied gibt es nicht.',
  excerpt: (gigs: number) => `Eingelesenes Programm mit ${gigs} Konzerten`,
} as const
