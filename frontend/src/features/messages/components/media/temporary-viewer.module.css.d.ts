export const bar: string
export const countdown: string
export const failure: string
export const root: string
export const stage: string
export const words: string
