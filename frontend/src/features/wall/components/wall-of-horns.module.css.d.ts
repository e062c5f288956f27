export const head: string
export const note: string
export const open: string
export const place: string
export const root: string
export const row: string
