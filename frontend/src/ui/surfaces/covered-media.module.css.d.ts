export const broken: string
export const cover: string
export const media: string
