export const form: string
export const pair: string
export const privacy: string
export const sent: string
export const submit: string
export const times: string
