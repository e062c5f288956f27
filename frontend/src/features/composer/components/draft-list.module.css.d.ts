export const actions: string
export const hint: string
export const list: string
export const row: string
export const text: string
export const thumbnail: string
export const words: string
