export const marked: string
