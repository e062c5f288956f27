export const entry: string
export const list: string
export const meta: string
export const outcome: string
