export const figure: string
export const root: string
