export const root: string
export const text: string
