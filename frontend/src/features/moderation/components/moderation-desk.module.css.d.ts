export const count: string
export const countNone: string
export const intro: string
export const list: string
export const more: string
export const root: string
export const tab: string
