import { loadChunk } from '#spa/platform/load-chunk.ts'

/** Loads the contracts and the sign-in on the first interaction with the form: they contain the schema library. */
export const loadContracts = () => loadChunk(() => import('./contracts.ts'))

export const loadCredentials = async () => (await loadContracts()).Credentials

export const loadRegistration = async () => (await loadContracts()).Registration
