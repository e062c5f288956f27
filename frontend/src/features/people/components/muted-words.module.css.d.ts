export const form: string
export const list: string
export const until: string
export const word: string
