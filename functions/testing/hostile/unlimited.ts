import { THROTTLES } from '#shared/domain/throttles.ts'

const UNLIMITED = { limit: 1_000_000_000, windowSeconds: 600 }

/** Throttles count as usual, but never refuse: what they would hide is tested. */
export const UNLIMITED_THROTTLES = JSON.stringify(
  Object.fromEntries(Object.keys(THROTTLES).map((name) => [name, UNLIMITED])),
)
