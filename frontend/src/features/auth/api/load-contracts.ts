import { errorFromFetch } from '#spa/platform/api-error.ts'

/** The contracts bring the schema library, which the login needs only once somebody types. */
export const loadContracts = async () => {
  try {
    return await import('#shared/api/auth.ts')
  } catch (error) {
    throw errorFromFetch(error)
  }
}

export const loadCredentials = async () => (await loadContracts()).Credentials

export const loadRegistration = async () => (await loadContracts()).Registration
