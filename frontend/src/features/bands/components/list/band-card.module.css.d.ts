export const description: string
export const foot: string
export const head: string
export const link: string
export const meta: string
export const name: string
export const origin: string
export const root: string
