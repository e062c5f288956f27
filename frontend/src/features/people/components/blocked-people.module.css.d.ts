export const names: string
export const none: string
export const person: string
export const root: string
