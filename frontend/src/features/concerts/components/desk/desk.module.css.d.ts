export const actions: string
export const form: string
export const missing: string
export const root: string
