export const blackletter: string
export const legible: string
