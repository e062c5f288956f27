export const close: string
export const mask: string
export const root: string
export const tools: string
