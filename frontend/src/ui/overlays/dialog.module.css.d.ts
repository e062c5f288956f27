export const actions: string
export const body: string
export const card: string
export const head: string
export const printable: string
export const root: string
export const small: string
