export { keptMediaOf, mediaOf } from './evidence-media.ts'
