export const column: string
export const link: string
export const row: string
