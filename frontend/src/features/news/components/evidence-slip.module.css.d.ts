export const head: string
export const list: string
export const root: string
