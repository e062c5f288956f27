export const choice: string
export const column: string
export const list: string
export const root: string
