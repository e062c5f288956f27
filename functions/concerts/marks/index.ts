export { concertIdIn, countMark, markItem, type MarkItem, marksPartition } from './mark.items.ts'
export { readMarks } from './mark.repository.ts'
