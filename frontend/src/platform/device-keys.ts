// Keys of what this device keeps. Apart from the code that uses them, because the end of a session removes it.

export const NOTIFICATIONS_KEY = 'hoellenlaerm-notifications'

export const RECENT_SEARCHES_KEY = 'hoellenlaerm-searches'

/** For which member this browser receives push, and the event that says that it changed. */
export const PUSH_DEVICE_KEY = 'hoellenlaerm-push'

/** Of earlier releases, which kept the muted words. */
export const EARLIER_WORDS_KEY = 'hoellenlaerm-muted-words'
