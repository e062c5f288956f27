export const head: string
export const more: string
export const pages: string
export const root: string
export const tools: string
