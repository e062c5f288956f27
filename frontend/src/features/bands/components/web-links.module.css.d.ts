export const link: string
export const root: string
