export const labels: string
export const link: string
export const root: string
export const row: string
export const text: string
