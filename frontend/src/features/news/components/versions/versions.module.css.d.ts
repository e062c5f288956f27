export const added: string
export const correction: string
export const diff: string
export const hint: string
export const paragraph: string
export const removed: string
export const root: string
export const title: string
