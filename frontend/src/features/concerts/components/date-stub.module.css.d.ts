export const day: string
export const large: string
export const month: string
export const off: string
export const root: string
