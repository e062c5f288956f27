import { onWake } from '#spa/platform/device-sleep.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { enterSession, sessionPhase, subscribeToSession } from '#spa/platform/session.ts'
import { wait, WAITS } from '#spa/platform/waits.ts'

const page = (): HTMLElement => document.documentElement

const cover = (): void => {
  page().dataset['proving'] = ''
}

const uncover = (): void => {
  delete page().dataset['proving']
}

/**
 * A page that comes back from the back/forward cache, or with a device that slept, shows nothing until its session is
 * proved: another person may use the device now (docs/product/sessions.md#pages-that-come-back).
 *
 * @param validate ends the session when the server refuses it; resolves also without an answer
 */
export const proveOnReturn = (validate: () => Promise<unknown>): void => {
  let shownFor = readToken()
  subscribeToSession(() => {
    shownFor = readToken()
  })
  const prove = async (): Promise<void> => {
    cover()
    // What other tabs stored while this page could not listen.
    if (readToken() !== shownFor) {
      if (sessionPhase() === 'guest') enterSession()
      else {
        location.reload()
        return
      }
    }
    await Promise.race([validate(), wait(WAITS.proof)])
    uncover()
  }
  window.addEventListener('pagehide', ({ persisted }) => {
    // The cached picture of the page is covered already.
    if (persisted && sessionPhase() === 'member') cover()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void prove()
  })
  onWake(() => {
    if (sessionPhase() === 'member') void prove()
  })
}
