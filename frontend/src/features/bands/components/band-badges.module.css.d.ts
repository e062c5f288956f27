export const badge: string
export const machine: string
export const newcomer: string
export const root: string
export const verified: string
