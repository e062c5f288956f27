export const root: string
