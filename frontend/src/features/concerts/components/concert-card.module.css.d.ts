export const action: string
export const description: string
export const facts: string
export const foot: string
export const head: string
export const labels: string
export const link: string
export const root: string
