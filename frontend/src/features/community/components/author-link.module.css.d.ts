export const link: string
export const name: string
export const picture: string
export const verified: string
