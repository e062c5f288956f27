export { putShout, shoutKey, type ShoutItem } from './shout.items.ts'
export {
  putOnWall,
  registeredAt,
  shoutedAt,
  takeOffWall,
  WALL_MS,
  wallItem,
  wallKey,
} from './wall.items.ts'
