export const body: string
export const root: string
