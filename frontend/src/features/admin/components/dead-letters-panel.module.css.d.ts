export const body: string
export const head: string
export const none: string
export const queue: string
