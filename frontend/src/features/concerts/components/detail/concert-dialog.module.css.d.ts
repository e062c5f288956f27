export const bar: string
export const root: string
export const scroll: string
export const sheet: string
