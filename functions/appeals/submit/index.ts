export { isRepeated, isTooLate, ownAppealOf } from './own-appeal.ts'
export { withdraw } from './withdrawal.ts'
