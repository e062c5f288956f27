export const actor: string
export const back: string
export const exports: string
export const filters: string
export const head: string
export const id: string
export const root: string
export const section: string
