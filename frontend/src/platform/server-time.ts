/** How far the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0

/** The header names whole seconds; on average half of one has passed. */
const ROUNDING_MS = 500
/** Below it the header says nothing, because of its rounding and the way of the answer. */
const TOLERANCE_MS = 3000

/** Compares the clocks by the `Date` header of an answer. */
export const noteServerTime = (date: string | null): void => {
  const at = Date.parse(date ?? '')
  if (Number.isNaN(at)) return
  const ahead = at + ROUNDING_MS - Date.now()
  aheadMs = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead
}

/** The time of the server, also when the clock of the device is wrong. */
export const serverNow = (): number => Date.now() + aheadMs
