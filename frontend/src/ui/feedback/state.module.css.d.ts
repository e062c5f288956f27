export const action: string
export const error: string
export const icon: string
export const line: string
export const panel: string
export const root: string
export const text: string
