export { presentAssignee, presentEscalations } from './case.presenter.ts'
export { findCase } from './case.repository.ts'
export { isInForce, readEarlier } from './earlier.repository.ts'
export {
  assertMayDecide,
  lacksDecider,
  ownBandsAmong,
  ownsBand,
  untilManyBands,
} from './involvement.ts'
export { requireOpenCase } from './open-case.ts'
export { possibleMeasures } from './possible-measures.rules.ts'
