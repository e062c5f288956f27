export const failure: string
export const form: string
export const pair: string
