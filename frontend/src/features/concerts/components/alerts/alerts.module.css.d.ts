export const form: string
export const list: string
export const place: string
export const places: string
export const root: string
export const row: string
