export const evidence: string
export const form: string
export const root: string
export const ways: string
