export { verdictsOnAll } from './held-place.rules.ts'
export { publishHeld } from './publish-held.ts'
