export const main: string
export const none: string
export const phoneChat: string
export const root: string
export const side: string
