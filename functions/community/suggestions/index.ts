export { buildPool } from './build-pool.ts'
export { choose, type Suggestion } from './choose.ts'
export { describeGrounds } from './facts.ts'
export { memberMark, postMark } from './marks.ts'
export { unpackPool } from './pool.ts'
export { changeOwnTaste, changeTaste, firstTaste } from './taste.repository.ts'
export {
  NO_TASTE,
  type Taste,
  unpackTaste,
  withFollow,
  withLike,
  withoutFollow,
  withoutLike,
} from './taste.ts'
export { readTraits } from './traits.ts'
export { presentTaste } from './taste.presenter.ts'
