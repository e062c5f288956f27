/** Removed when the session ends. */
export const RECENT_SEARCHES_KEY = 'hoellenlaerm-searches'
