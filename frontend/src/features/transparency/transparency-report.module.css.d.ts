export const contact: string
export const files: string
export const part: string
export const root: string
export const table: string
export const total: string
