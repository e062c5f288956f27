export const claim: string
export const end: string
export const hero: string
export const root: string
export const title: string
