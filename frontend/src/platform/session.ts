import { readStored, removeStored, store } from './storage.ts'
import { messages } from './texts.ts'
import { readToken, removeToken, storeToken, TOKEN_KEY } from './token-store.ts'
import { WAITS } from './waits.ts'

/** `ending`: the token is removed and the login follows after a wait. */
export type SessionPhase = 'starting' | 'member' | 'ending' | 'guest'

/** What the app provides to the session. */
export interface SessionHost {
  alert: (text: string) => void
  toast: (title: string, description: string) => void
  goToLogin: () => void
  /** Clears all data that was loaded for the member. */
  forget: () => void
  /** Validates the session after a query got 401. */
  suspect: () => void
}

const noHost: SessionHost = {
  alert: () => undefined,
  toast: () => undefined,
  goToLogin: () => undefined,
  forget: () => undefined,
  suspect: () => undefined,
}

let phase: SessionPhase = 'starting'
let host = noHost
let failures = 0
let isConfirmed = false
let end: 'lost' | 'left' | undefined
const listeners = new Set<() => void>()

const setPhase = (next: SessionPhase) => {
  phase = next
  for (const listener of listeners) listener()
}

export const setSessionHost = (next: SessionHost): void => {
  host = next
}

export const sessionPhase = (): SessionPhase => phase

export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Enters the session with the stored token, or as a guest without one. */
export const enterSession = (): void => {
  failures = 0
  isConfirmed = false
  end = undefined
  setPhase(readToken() === undefined ? 'guest' : 'member')
}

/** What an earlier session left behind that ended while no page was open. */
export const forgetEndedSession = (): void => {
  if (readToken() === undefined) host.forget()
}

/** Stores a new token; false when the browser does not keep it. The caller enters the session when its screen is ready. */
export const keepToken = (token: unknown): boolean => {
  host.forget()
  removeStored(LEFT_KEY)
  return storeToken(token)
}

/** Why the token is gone, for the other tabs of this browser. */
const LEFT_KEY = 'hoellenlaerm-session-left'

const leave = () => {
  setPhase('guest')
  host.forget()
  host.goToLogin()
}

/** Ends the session in this browser; the login appears after `afterMs`. */
export const endSession = (afterMs = 0): void => {
  end ??= 'left'
  if (end === 'left') store(LEFT_KEY, 'yes')
  removeToken()
  if (afterMs === 0) {
    leave()
    return
  }
  setPhase('ending')
  setTimeout(leave, afterMs)
}

/** Ends a session that the member did not leave; the login says so. */
export const loseSession = (afterMs = 0): void => {
  end = 'lost'
  removeStored(LEFT_KEY)
  endSession(afterMs)
}

/** Whether the login appears because the session was lost. */
export const wasSessionLost = (): boolean => end === 'lost'

/** Whether the login appears because the member signed out, in this tab or another one. */
export const wasSessionLeft = (): boolean => end === 'left'

/** Also true for a guest who never had a session. */
export const isSessionOver = (): boolean => phase === 'ending' || phase === 'guest'

/** 401 on a normal call; several at once show one alert (docs/product/sessions.md#lost-sessions). */
export const handleRefusedCall = (): void => {
  if (isSessionOver()) return
  host.alert(messages.sessionInvalid)
  loseSession()
}

const isIos = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** 401 on an upload: a toast on iOS, otherwise as on a normal call (docs/product/sessions.md#lost-sessions). */
export const handleRefusedUpload = (): void => {
  if (!isIos()) {
    handleRefusedCall()
    return
  }
  if (isSessionOver()) return
  host.toast(messages.sessionExpired, messages.signInAgain)
  loseSession(WAITS.loginAfterLostSession)
}

/** An upload found no token; only iOS shows an alert (docs/product/sessions.md#lost-sessions). */
export const handleMissingUploadToken = (): void => {
  if (!isIos()) return
  host.alert(messages.iosUploadWithoutToken)
  loseSession()
}

/** 401 when the stored token was validated: it is removed without an alert. */
export const handleInvalidToken = (): void => {
  if (isSessionOver()) return
  host.toast(messages.sessionExpired, messages.signInAgain)
  loseSession()
}

const FAILURE_LIMIT = 3

/** 401 on the current-user call: the third in a row ends the session. */
export const countFailedUser = (): void => {
  failures += 1
  if (failures < FAILURE_LIMIT || isSessionOver()) return
  loseSession(WAITS.loginAfterLostSession)
}

export const confirmUser = (): void => {
  failures = 0
  isConfirmed = true
}

/** Whether the server has named the member of this session since the start. */
export const isUserConfirmed = (): boolean => isConfirmed

export const suspectSession = (): void => host.suspect()

/** Follows a sign-in or sign-out in another tab. Returns a function that stops following. */
export const followOtherTabs = (): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    const hasToken = readToken() !== undefined
    if (phase === 'member' && !hasToken) {
      if (readStored(LEFT_KEY) !== null) end = 'left'
      leave()
    }
    if (phase === 'guest' && hasToken) enterSession()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
