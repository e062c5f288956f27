export const arrow: string
export const box: string
export const input: string
