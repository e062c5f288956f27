/** The name under which typed reasons are kept. */
export const reasonsDraft = (appealId: string): string => `review.${appealId}`
