import { errorFromFetch } from '#spa/platform/api-error.ts'

/** The contracts bring the schema library, which a page with a footer needs only once somebody types. */
export const loadNewsletter = async () => {
  try {
    return await import('#shared/api/newsletter.ts')
  } catch (error) {
    throw errorFromFetch(error)
  }
}
