export const actions: string
export const address: string
export const form: string
export const note: string
export const root: string
export const submit: string
export const text: string
export const warning: string
