export const changes: string
export const error: string
export const links: string
export const note: string
export const root: string
