export const report: string
export const root: string
export const words: string
