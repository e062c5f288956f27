export const flush: string
export const root: string
