export const list: string
export const more: string
export const names: string
export const none: string
export const person: string
