export const bar: string
export const root: string
