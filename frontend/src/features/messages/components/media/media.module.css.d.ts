export const frame: string
export const media: string
export const photo: string
export const tappable: string
export const upload: string
