import { isIP } from 'node:net'
import { RefusedAddress, targetOf } from '#platform/outbound/guarded-lookup.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { SOURCE_TEXTS } from './texts.ts'

/** Names that lead nowhere or into the own network (RFC 2606, 6761, 6762, 7686, 8375, and ICANN's `.internal`). */
const INTERNAL =
  /^[^.]+$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|corp|home|invalid|onion|home\.arpa)$/

const isInternal = (hostname: string): boolean => {
  const host = hostname.replace(/\.$/, '').toLowerCase()
  return isIP(host.replace(/^\[|\]$/g, '')) === 0 && INTERNAL.test(host)
}

/**
 * Refuses an address that the reader of feeds would refuse, as far as the address itself tells: names are resolved
 * when a feed is read.
 * @throws ApiError invalid_input
 */
export const requireFeedAddress = (address: string): void => {
  const url = new URL(address)
  try {
    targetOf(url)
  } catch (error) {
    if (error instanceof RefusedAddress)
      throw new ApiError('invalid_input', SOURCE_TEXTS.refusedUrl)
    throw error
  }
  if (isInternal(url.hostname)) throw new ApiError('invalid_input', SOURCE_TEXTS.refusedUrl)
}
