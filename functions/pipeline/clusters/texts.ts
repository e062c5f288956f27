/** Why a job failed; admins read it. */
export const LOST =
  'Wer den Artikel schreiben sollte, hat fünfmal aufgehört, ohne sich noch einmal zu melden.'
