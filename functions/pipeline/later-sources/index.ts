export { joinSources, toSource } from './join-sources.ts'
