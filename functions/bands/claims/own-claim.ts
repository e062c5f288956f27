import { ownClaim } from '#shared/api/band-claims.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { bandKey } from '../items/band.items.ts'
import { claimKey } from './claim.items.ts'
import { presentClaim } from './claim.presenter.ts'

export const handler = endpoint(ownClaim, async ({ memberId, params }) => {
  const keys = [bandKey(params.id), claimKey(params.id, memberId)] as const
  const [band, claim] = await getMany(keys, { consistent: true })
  if (!band || band.status !== undefined) throw new ApiError('not_found')
  return { claim: claim ? presentClaim(claim) : null }
})
