export const facts: string
export const lines: string
export const name: string
export const topic: string
export const topics: string
