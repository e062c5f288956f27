export { carryMarks } from './carry.repository.ts'
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
export { readMarks, readMarksSince } from './mark.repository.ts'
