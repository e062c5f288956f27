export const actions: string
export const head: string
export const root: string
