export const by: string
export const entry: string
export const list: string
export const nothing: string
export const reverts: string
export const root: string
