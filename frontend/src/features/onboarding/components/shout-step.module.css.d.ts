export const card: string
export const form: string
export const preview: string
export const root: string
