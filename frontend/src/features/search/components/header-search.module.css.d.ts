export const box: string
export const root: string
