export const clear: string
export const reset: string
export const root: string
export const search: string
export const searchIcon: string
export const searchInput: string
export const select: string
