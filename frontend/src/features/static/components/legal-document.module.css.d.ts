export const legal: string
export const legalAsOf: string
export const legalBody: string
export const legalContents: string
export const legalHead: string
export const legalList: string
export const legalSection: string
