import { errorFromFetch } from '#spa/platform/api-error.ts'

/** Loads the contracts on the first interaction with the form: they contain the schema library. */
export const loadNewsletter = async () => {
  try {
    return await import('#shared/api/newsletter.ts')
  } catch (error) {
    throw errorFromFetch(error)
  }
}
