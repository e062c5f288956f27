export const main: string
export const root: string
