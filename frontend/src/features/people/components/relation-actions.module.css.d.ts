export const blocked: string
export const relation: string
export const root: string
