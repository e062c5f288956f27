export const root: string
export const title: string
