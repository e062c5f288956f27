export { untilManyBands } from './involvement.ts'
