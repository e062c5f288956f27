export const action: string
export const head: string
export const hint: string
export const quietAction: string
export const root: string
