export const create: string
export const place: string
export const root: string
