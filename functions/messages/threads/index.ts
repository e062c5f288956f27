export { refreshSide } from './refresh-names.ts'
export { settleSide } from './settle-side.ts'
export { sideKey, SIDES, sidesPartition, type SideItem } from './side.items.ts'
