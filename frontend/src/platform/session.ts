import { messages } from './texts.ts'
import { readToken, removeToken, storeToken, TOKEN_KEY } from './token-store.ts'
import { WAITS } from './waits.ts'

/** `ending`: the token is gone and the login is about to appear. */
export type SessionPhase = 'starting' | 'member' | 'ending' | 'guest'

/** What the session needs from the app around it. */
export interface SessionHost {
  alert: (text: string) => void
  toast: (title: string, description: string) => void
  goToLogin: () => void
  /** Forgets everything that was loaded for the member. */
  forget: () => void
  /** A query was refused: look whether the session still holds. */
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

/** Enters with the stored token, or stays outside without one. */
export const enterSession = (): void => {
  failures = 0
  setPhase(readToken() === undefined ? 'guest' : 'member')
}

/** Keeps a fresh token; the caller enters when its screen is ready. */
export const keepToken = (token: unknown): boolean => {
  host.forget()
  return storeToken(token)
}

const leave = () => {
  setPhase('guest')
  host.forget()
  host.goToLogin()
}

/** Ends the session here; the login appears at once or after a wait. */
export const endSession = (afterMs = 0): void => {
  removeToken()
  if (afterMs === 0) {
    leave()
    return
  }
  setPhase('ending')
  setTimeout(leave, afterMs)
}

const isOver = (): boolean => phase === 'ending' || phase === 'guest'

/** 401 on a normal call; several at once show one alert (docs/product/sessions.md#lost-sessions). */
export const refuseCall = (): void => {
  if (isOver()) return
  host.alert(messages.sessionInvalid)
  endSession()
}

const isIos = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** 401 on an upload: a toast on iOS, otherwise as on a normal call (docs/product/sessions.md#lost-sessions). */
export const refuseUpload = (): void => {
  if (!isIos()) {
    refuseCall()
    return
  }
  if (isOver()) return
  host.toast(messages.sessionExpired, messages.signInAgain)
  endSession(WAITS.loginAfterLostSession)
}

/** An upload found no token; only iOS shows an alert (docs/product/sessions.md#lost-sessions). */
export const refuseUploadWithoutToken = (): void => {
  if (!isIos()) return
  host.alert(messages.iosUploadWithoutToken)
  endSession()
}

/** 401 when the stored token was validated: it is removed without an alert. */
export const refuseToken = (): void => {
  if (isOver()) return
  host.toast(messages.sessionExpired, messages.signInAgain)
  endSession()
}

const FAILURE_LIMIT = 3

/** 401 on the current-user call: the third in a row ends the session. */
export const countFailedUser = (): void => {
  failures += 1
  if (failures < FAILURE_LIMIT || isOver()) return
  endSession(WAITS.loginAfterLostSession)
}

export const confirmUser = (): void => {
  failures = 0
}

export const suspectSession = (): void => {
  host.suspect()
}

/** Another tab signed in or out. */
export const followOtherTabs = (): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    const hasToken = readToken() !== undefined
    if (phase === 'member' && !hasToken) leave()
    if (phase === 'guest' && hasToken) enterSession()
  }
  window.addEventListener('storage', follow)
  return () => {
    window.removeEventListener('storage', follow)
  }
}
