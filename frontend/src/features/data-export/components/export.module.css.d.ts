export const files: string
export const hint: string
export const progress: string
export const state: string
export const status: string
export const warning: string
