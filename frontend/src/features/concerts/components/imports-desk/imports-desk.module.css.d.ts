export const actions: string
export const entry: string
export const link: string
export const list: string
export const root: string
export const state: string
