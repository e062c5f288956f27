/** Returns a function that runs `begin` on its first call, and again on a call after a pause of `quietMs`. */
export const oncePerEpisode = (begin: () => void, quietMs: number): (() => void) => {
  let last = -Infinity
  return () => {
    const now = performance.now()
    if (now - last > quietMs) begin()
    last = now
  }
}
