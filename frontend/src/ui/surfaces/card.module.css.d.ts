export const desktopFrame: string
export const flush: string
export const root: string
