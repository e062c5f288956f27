export const head: string
export const root: string
