export const messages = {
  slide: {
    broken: 'Bild nicht verfügbar',
    brokenText: 'Datei wurde möglicherweise gelöscht',
  },
}
