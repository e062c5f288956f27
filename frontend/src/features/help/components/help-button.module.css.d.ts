export const label: string
export const root: string
