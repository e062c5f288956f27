export const form: string
export const pair: string
