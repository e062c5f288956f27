const BETWEEN_MS = 3_600_000

/** The horns of a post that were pushed last. */
export interface PushedHorns {
  /** The like that caused the push. */
  readonly likeId: string
  /** The highest sequence number of a like that the push covered. */
  readonly sequence: number
  /** In milliseconds since 1970. */
  readonly pushedAt: number
}

export type HornsDecision =
  | { readonly what: 'covered' }
  | { readonly what: 'now' }
  | { readonly what: 'at'; at: number }

/**
 * The first horns of a post are pushed at once, later ones together, at most once an hour. The like that caused the last
 * push is pushed again with the same id, because its event repeats when that push was not queued.
 */
export const decideHorns = (
  last: PushedHorns | undefined,
  { likeId, sequence }: { readonly likeId: string; readonly sequence: number },
  at: number,
): HornsDecision => {
  if (!last || last.likeId === likeId) return { what: 'now' }
  if (sequence <= last.sequence) return { what: 'covered' }
  const next = last.pushedAt + BETWEEN_MS
  return at >= next ? { what: 'now' } : { what: 'at', at: next }
}
