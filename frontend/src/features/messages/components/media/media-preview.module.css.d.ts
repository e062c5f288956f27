export const photo: string
