export { carryMarksOf } from './carry.repository.ts'
export { followeesGoing } from './followees.repository.ts'
export { concertMarksPartition, indexedMark } from './mark.items.ts'
export { readMarks } from './mark.repository.ts'
