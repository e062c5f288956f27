export { bandText, findBandContent } from './band-content.ts'
