/** What React and the browser hand to a listener of keys. */
type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'key' | 'keyCode' | 'timeStamp'>

/** What browsers say of a key that an input method took. */
const OF_INPUT_METHOD = 229

/** Safari ends the input of a word before the Enter that ends it. */
const AFTER_WORD_MS = 100

let wordEndedAt = -Infinity
document.addEventListener(
  'compositionend',
  ({ timeStamp }) => {
    wordEndedAt = timeStamp
  },
  true,
)

/** Whether the key belongs to an input method, which may be choosing or ending a word with it. */
export const isOfInputMethod = (press: KeyPress): boolean =>
  press.isComposing ||
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other way.
  press.keyCode === OF_INPUT_METHOD ||
  press.timeStamp - wordEndedAt <= AFTER_WORD_MS

/** Enter that a field acts upon: sends, adds, chooses or breaks a line. */
export const isEnter = (press: KeyPress): boolean =>
  // oxlint-disable-next-line house/enter-in-one-place
  press.key === 'Enter' && !isOfInputMethod(press)
