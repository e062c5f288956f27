export { deviceMarksPartition } from './device-mark.items.ts'
