import { ApiError } from '#spa/platform/api-error.ts'

/** 404 counts as success, because what was to be deleted is already gone. */
export const unlessGone = async (deletion: Promise<unknown>): Promise<void> => {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
