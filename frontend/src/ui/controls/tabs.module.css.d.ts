export const list: string
export const more: string
export const start: string
export const tab: string
export const wrap: string
