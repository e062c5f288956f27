/** The state of a navigation from the list to an article, so that closing goes back. */
export const FROM_LIST = { fromNews: true } as const

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromNews' in state
