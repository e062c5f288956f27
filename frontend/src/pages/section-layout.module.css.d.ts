export const main: string
export const root: string
export const side: string
