/** For admins: why a job failed. */
export const LOST =
  'Wer den Artikel schreiben sollte, hat fünfmal aufgehört, ohne sich noch einmal zu melden.'
