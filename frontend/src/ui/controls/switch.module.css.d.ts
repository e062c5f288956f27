export const grow: string
export const hint: string
export const input: string
export const label: string
export const root: string
export const text: string
export const track: string
