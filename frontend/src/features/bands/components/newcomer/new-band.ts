export { NewBand } from '#shared/api/bands.ts'
