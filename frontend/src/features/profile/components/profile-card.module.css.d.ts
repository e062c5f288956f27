export const actions: string
export const badges: string
export const head: string
export const identity: string
export const line: string
export const note: string
export const root: string
