export const lines: string
export const old: string
export const place: string
export const root: string
