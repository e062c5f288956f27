import { BEFORE_RELOAD } from '../use-part-retry.ts'

/** Reloads the page, which then is of the release of its service worker. Typed text survives it. */
export const showRelease = (): void => {
  dispatchEvent(new Event(BEFORE_RELOAD))
  location.reload()
}
