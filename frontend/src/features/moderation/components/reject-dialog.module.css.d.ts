export const form: string
