export const head: string
export const main: string
export const root: string
