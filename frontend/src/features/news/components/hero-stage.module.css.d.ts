export const beam: string
export const root: string
