export const note: string
