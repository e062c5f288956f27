/** Left with the way to an article, so that closing it goes back instead of on. */
export const FROM_LIST = { fromNews: true } as const

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromNews' in state
