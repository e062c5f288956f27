const SECOND = 1000
const LOOK_EVERY_MS = 30 * SECOND
/** A longer gap between two looks at the clock means that the device slept. */
const SLEEP_MS = 180 * SECOND

/** Calls the listener soon after the device slept. Returns a function that ends that. */
export const onWake = (listener: () => void): (() => void) => {
  let lookedAt = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    const slept = now - lookedAt > SLEEP_MS
    lookedAt = now
    if (slept) listener()
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
