import { ApiError } from '#platform/runtime/errors.ts'
import { REPORT_TEXTS } from '../texts.ts'

/** Deleted, hidden or private: the reporter cannot see it. */
export const isGone = (): ApiError => new ApiError('not_found', REPORT_TEXTS.gone)
