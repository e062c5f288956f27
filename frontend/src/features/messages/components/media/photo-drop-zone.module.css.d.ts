export const over: string
export const root: string
