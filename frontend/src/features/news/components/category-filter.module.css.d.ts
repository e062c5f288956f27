export const choice: string
export const root: string
