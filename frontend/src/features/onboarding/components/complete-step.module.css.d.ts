export const badge: string
export const emblem: string
export const heard: string
export const held: string
export const root: string
