export const actions: string
export const editor: string
export const entry: string
export const label: string
export const list: string
export const state: string
