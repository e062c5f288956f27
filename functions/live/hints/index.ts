export { closeConnection } from './connections-api.ts'
export { hintMembers, hintWatchers, watchersOf, type MemberHint } from './hint.ts'
export { shownTo } from './shown-to.ts'
