export const blocked: string
export const root: string
