export const names: string
export const root: string
export const toggle: string
