export const actions: string
export const by: string
export const entry: string
export const list: string
export const root: string
export const state: string
