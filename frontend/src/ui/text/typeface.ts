import * as styles from './typeface.module.css'

/** Two capitals in a row, also with dots between them: DDG, Die KELLERASSEL, D.R.I. */
const CAPITALS_IN_A_ROW = /\p{Lu}\p{M}*[.&’']?\p{Lu}/u

/** Capitals of the blackletter typeface are readable only at the start of a word. */
export const isReadableInBlackletter = (text: string): boolean => !CAPITALS_IN_A_ROW.test(text)

/** The class of the body's typeface for headings. */
export const LEGIBLE = styles.legible

/** The class that sets the display typeface for a text: blackletter, or the body's where that would be unreadable. */
export const chooseTypeface = (text: string): string =>
  isReadableInBlackletter(text) ? styles.blackletter : LEGIBLE
