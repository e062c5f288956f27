export const actions: string
export const error: string
export const reasons: string
export const root: string
