export const form: string
export const list: string
export const places: string
export const root: string
export const row: string
