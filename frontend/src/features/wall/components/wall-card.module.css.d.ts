export const genre: string
export const head: string
export const name: string
export const roles: string
export const root: string
export const who: string
export const words: string
