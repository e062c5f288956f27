export {
  DEVICES,
  devicesPartition,
  deviceIdOf,
  deviceKey,
  endpointKey,
  type PushDeviceItem,
} from './device.items.ts'
export { type NewNote, type NoteItem } from './note.items.ts'
