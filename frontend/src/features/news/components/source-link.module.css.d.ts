export const number: string
export const origin: string
export const paper: string
export const root: string
export const text: string
export const title: string
