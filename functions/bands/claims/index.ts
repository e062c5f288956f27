export { claimKey, heldClaimId, type ClaimItem } from './claim.items.ts'
