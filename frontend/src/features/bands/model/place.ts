/** The state of a navigation from the list to a band, so that going back returns to its filters and position. */
export const FROM_BANDS = { fromBands: true } as const

export const isFromBands = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromBands' in state
