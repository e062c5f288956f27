export const hint: string
export const marker: string
export const openSentence: string
export const root: string
export const sentence: string
