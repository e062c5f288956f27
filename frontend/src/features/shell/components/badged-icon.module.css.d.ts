export const badge: string
export const root: string
