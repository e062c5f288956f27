export { joinSources, sourceOf } from './join-sources.ts'
