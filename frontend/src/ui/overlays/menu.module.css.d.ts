export const danger: string
export const item: string
export const root: string
