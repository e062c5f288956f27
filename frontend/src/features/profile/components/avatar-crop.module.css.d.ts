export const progress: string
export const root: string
export const zoom: string
