export const root: string
export const small: string
export const tight: string
