export const content: string
export const cover: string
