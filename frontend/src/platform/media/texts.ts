/** German sentences about files that only a browser says; the others are shared with the server. */
export const redrawMessages = {
  canvasBlocked:
    'Dein Browser verfälscht Bilder zum Schutz deiner Privatsphäre, darum können wir dieses nicht verkleinern. Erlaub Höllenlärm in den Einstellungen des Browsers, Canvas-Daten zu lesen, oder nimm ein kleineres JPEG, PNG oder WebP.',
  tooManyPixelsToRedraw:
    'Das Bild hat zu viele Pixel für dein Gerät. Bitte verkleinere es und versuch es noch einmal.',
} as const
