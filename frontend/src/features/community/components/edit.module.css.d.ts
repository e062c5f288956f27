export const actions: string
export const form: string
export const newer: string
export const version: string
export const versions: string
