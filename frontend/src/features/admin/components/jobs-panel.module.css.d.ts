export const none: string
export const reason: string
export const root: string
export const title: string
