export type { NameRefreshItem } from './name-refresh.items.ts'
export { refreshBothNames, refreshNamesFrom } from './refresh-names.ts'
export { settleSide } from './settle-side.ts'
export { sideKey, type SideItem } from './side.items.ts'
