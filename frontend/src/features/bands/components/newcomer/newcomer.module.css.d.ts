export const form: string
export const pair: string
export const similar: string
export const similarLink: string
export const similarTitle: string
