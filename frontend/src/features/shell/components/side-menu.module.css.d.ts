export const body: string
export const close: string
export const logout: string
export const root: string
