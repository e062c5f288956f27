export const added: string
export const field: string
export const removed: string
export const root: string
export const sign: string
export const text: string
