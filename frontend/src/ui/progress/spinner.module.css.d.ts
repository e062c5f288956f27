export const loading: string
export const root: string
