export {
  DEVICES,
  devicesPartition,
  deviceIdOf,
  deviceKey,
  endpointKey,
  type PushDeviceItem,
} from './device.items.ts'
export type { NewNote, NoteItem } from './note.items.ts'
