export { closeConnection, postHint } from './connections-api.ts'
export { hintMembers, hintWatchers, readWatchers } from './hint.ts'
export { seeingPost, shownTo } from './shown-to.ts'
