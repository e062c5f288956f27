export const area: string
export const line: string
export const quote: string
export const quoteWords: string
export const root: string
