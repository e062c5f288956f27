export const failure: string
export const form: string
