/**
 * Where this browser keeps for which member it receives push, and the event that says that it changed. Apart from its
 * code, because every sign-out removes it.
 */
export const PUSH_DEVICE_KEY = 'hoellenlaerm-push'
