export const home: string
export const login: string
export const narrow: string
export const places: string
export const root: string
export const row: string
export const search: string
export const wide: string
