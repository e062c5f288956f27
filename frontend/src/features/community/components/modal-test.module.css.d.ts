export const buttons: string
export const root: string
