import { loadChunk } from '#spa/platform/load-chunk.ts'

/** Loads what the forms of the login check with, on the first interaction. */
const loadSchemas = () => loadChunk(() => import('./schemas.ts'))

export const loadCredentials = async () => (await loadSchemas()).Credentials

export const loadRegistration = async () => (await loadSchemas()).Registration

export const loadRecovery = async () => (await loadSchemas()).Recovery
