export const clear: string
export const paper: string
export const picture: string
export const root: string
export const search: string
export const searchIcon: string
export const searchInput: string
export const tools: string
