export const buttons: string
export const form: string
export const hint: string
export const reason: string
export const reasons: string
export const thanks: string
export const words: string
