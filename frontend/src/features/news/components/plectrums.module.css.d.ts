export const cut: string
export const empty: string
export const full: string
export const root: string
