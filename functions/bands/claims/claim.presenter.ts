import type { Claim } from '#shared/api/band-claims.ts'
import type { ClaimItem } from './claim.items.ts'

export const presentClaim = ({ state, evidence, url, at, reason }: ClaimItem): Claim => ({
  state,
  evidence,
  url: url ?? null,
  at,
  reason: reason ?? null,
})
