export const place: string
export const root: string
