export { putShout, shoutKey } from './shout.items.ts'
export { registeredAt, shoutedAt, wallKey } from './wall.items.ts'
