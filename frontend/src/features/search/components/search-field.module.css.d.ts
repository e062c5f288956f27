export const icon: string
export const input: string
export const root: string
