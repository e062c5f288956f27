export const by: string
export const kind: string
export const line: string
export const lines: string
export const mark: string
export const subject: string
