export const last: string
export const like: string
export const root: string
export const small: string
