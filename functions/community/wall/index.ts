export { putShout, shoutKey, type ShoutItem } from './shout.items.ts'
export { registeredAt, shoutedAt, WALL_MS, wallItem, wallKey } from './wall.items.ts'
