/** Lighthouse's own factor, for a machine that is about four times as fast as the phone. */
export const PHONE_SLOWDOWN = 4
/** The result of that phone, a Moto G Power, in Lighthouse's benchmark, according to Chrome's calibration. */
const PHONE_BENCHMARK = 264

/** How much slower than this machine the phone is; never more than Lighthouse itself assumes (docs/decisions/0011-lighthouse-emulates-one-phone.md). */
export const slowdownFor = (benchmark: number): number =>
  Math.min(PHONE_SLOWDOWN, Math.max(1, benchmark / PHONE_BENCHMARK))
