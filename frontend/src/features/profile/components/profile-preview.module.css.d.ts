export const facts: string
export const handle: string
export const root: string
