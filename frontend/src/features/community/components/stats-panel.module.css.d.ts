export const entry: string
export const failed: string
export const list: string
export const root: string
