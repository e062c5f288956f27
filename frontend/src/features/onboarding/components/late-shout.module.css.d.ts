export const icon: string
export const root: string
export const text: string
