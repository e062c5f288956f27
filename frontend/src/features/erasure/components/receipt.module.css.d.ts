export const actions: string
export const check: string
export const kept: string
export const list: string
export const root: string
