export const box: string
export const grow: string
export const handle: string
export const list: string
export const names: string
export const option: string
export const root: string
export const status: string
