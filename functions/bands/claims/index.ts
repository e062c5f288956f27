export { approveClaim, declineClaim } from './claim-decision.ts'
export {
  CLAIM_PREFIX,
  claimKey,
  claimsPartition,
  heldClaimId,
  type ClaimItem,
} from './claim.items.ts'
export { CLAIM_TEXTS } from '../texts.ts'
