export const field: string
export const frame: string
export const handle: string
export const selected: string
export const stage: string
export const typing: string
