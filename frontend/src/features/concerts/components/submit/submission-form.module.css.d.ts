export const announced: string
export const failure: string
export const form: string
export const found: string
export const note: string
export const pair: string
export const similar: string
