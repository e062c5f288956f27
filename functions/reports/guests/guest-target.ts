import { parseReportUrl } from '#shared/domain/report-url.ts'
import { findMemberId } from '#platform/identity/member-ref.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { env } from '#platform/runtime/env.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Target } from '../../cases/items/index.ts'
import { findEvidence, type Frozen } from '../evidence/index.ts'
import { REPORT_TEXTS } from '../texts.ts'

const hostOf = (origin: string): string => (origin === '' ? '' : new URL(origin).host)

/** @throws ApiError invalid_input for addresses of no reportable kind, whether or not the object exists */
export const targetAt = async (url: string): Promise<Target> => {
  const place = parseReportUrl(url, hostOf(env.siteOrigin))
  if (!place) throw new ApiError('invalid_input', REPORT_TEXTS.unknownUrl)
  if (place.kind !== 'profile') return { kind: place.kind, targetId: place.id }
  // An unknown name gets an id that nothing has.
  return { kind: 'profile', targetId: (await findMemberId(place.username)) ?? newId() }
}

/** What every member sees there; undefined when that is nothing. */
export const frozenFor = async (target: Target): Promise<Frozen | undefined> => {
  try {
    return await findEvidence('', target)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}
