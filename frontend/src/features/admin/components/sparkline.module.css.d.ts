export const root: string
export const stub: string
