/** Where this device keeps the muted words until the session ends. */
export const MUTED_WORDS_KEY = 'hoellenlaerm-muted-words'
