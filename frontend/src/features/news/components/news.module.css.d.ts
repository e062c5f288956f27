export const end: string
export const note: string
export const noteFailed: string
export const root: string
