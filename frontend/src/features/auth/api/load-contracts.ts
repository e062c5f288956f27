import { errorFromFetch } from '#spa/platform/api-error.ts'

/** Loads the contracts on the first interaction with the form: they contain the schema library. */
export const loadContracts = async () => {
  try {
    return await import('#shared/api/auth.ts')
  } catch (error) {
    throw errorFromFetch(error)
  }
}

export const loadCredentials = async () => (await loadContracts()).Credentials

export const loadRegistration = async () => (await loadContracts()).Registration
