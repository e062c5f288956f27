export const modalTestMessages = {
  title: 'Bild-Modal',
  intro: 'Testseite für die Großansicht von Bildern: öffnen, zoomen, drehen, schließen.',
  alt: 'Das Zeichen von Höllenlärm',
  open: 'Bild öffnen',
  brokenAlt: 'Ein Bild, das es nicht gibt',
  openBroken: 'Kaputtes Bild öffnen',
} as const
