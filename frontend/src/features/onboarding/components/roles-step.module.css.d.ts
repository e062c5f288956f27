export const box: string
export const name: string
export const patch: string
export const role: string
export const roles: string
export const rolesMissing: string
export const text: string
