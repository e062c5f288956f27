export const dots: string
export const foot: string
export const gap: string
export const head: string
export const main: string
export const next: string
export const root: string
