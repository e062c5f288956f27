export { carryMarksOf } from './carry.repository.ts'
export { followeesGoing } from './followees.repository.ts'
export {
  concertIdIn,
  concertMarksPartition,
  countMark,
  indexedMark,
  markItem,
  type MarkItem,
  marksPartition,
} from './mark.items.ts'
export { readMarks } from './mark.repository.ts'
export { readMarksSince } from './marks-since.repository.ts'
