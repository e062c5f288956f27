export const color: string
export const hint: string
export const panel: string
export const range: string
export const row: string
export const strip: string
export const thumbnail: string
export const thumbnailPick: string
