import { acceptLegal } from '#shared/api/legal.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { get, onConditionFailed, putNew, write } from '#platform/table/index.ts'
import { legalKey, type LegalItem } from '../settings.items.ts'

/** The first acceptance counts: a later one from another device changes nothing. */
export const handler = endpoint(acceptLegal, async ({ memberId, body: { version } }) => {
  const key = legalKey(memberId, version)
  const item: LegalItem = { ...key, version, acceptedAt: isoNow() }
  const first = await onConditionFailed(
    write(putNew(item)).then(() => item),
    () => get(key, { consistent: true }),
  )
  return { version, acceptedAt: (first ?? item).acceptedAt }
})
