export const bar: string
export const counts: string
export const progress: string
export const root: string
export const sqs: string
export const truth: string
