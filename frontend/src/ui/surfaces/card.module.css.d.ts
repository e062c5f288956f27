export const patch: string
export const patchFlush: string
