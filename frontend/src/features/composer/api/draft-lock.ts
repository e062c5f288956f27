/** A reloaded page asks before the browser has released the lock of the page before. */
const RELOAD_MS = 1000

/** Null or missing where the page is not served safely, and in old browsers. */
const locksOf = ({ locks }: { readonly locks?: LockManager | null }) => locks

const locks = locksOf(navigator)

const request = (id: string, options: LockOptions): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const hold = (lock: Lock | null) =>
      new Promise<void>((release) => {
        if (lock) resolve(release)
        else {
          resolve(undefined)
          release()
        }
      })
    if (locks) {
      locks.request(`post-draft/${id}`, options, hold).catch(() => resolve(undefined))
    } else resolve(() => undefined)
  })

/**
 * Makes this tab the only one that edits the draft. Resolves to the function that ends it, or to undefined when another
 * tab edits it. Without locks in the browser, the last change of a draft wins.
 */
export const holdDraft = (id: string): Promise<(() => void) | undefined> =>
  request(id, { ifAvailable: true })

/** As `holdDraft`, for the draft that this tab had before it was reloaded. */
export const holdDraftAgain = async (id: string): Promise<(() => void) | undefined> =>
  (await holdDraft(id)) ?? request(id, { signal: AbortSignal.timeout(RELOAD_MS) })
