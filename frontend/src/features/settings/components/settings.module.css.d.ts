export const form: string
export const formPair: string
export const points: string
export const submit: string
export const switches: string
