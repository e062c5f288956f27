export const available: string
export const cancelled: string
export const moved: string
export const root: string
export const soldOut: string
