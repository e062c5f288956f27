export const leadPlace: string
export const place: string
export const root: string
