export const claim: string
export const links: string
export const root: string
