export {
  deviceIdIn,
  DEVICES,
  devicesPartition,
  deviceIdOf,
  deviceKey,
  endpointKey,
  pushPartition,
  type PushDeviceItem,
} from './device.items.ts'
export { FINISHED, noteIdIn, noteItem, noteKey, type NewNote, type NoteItem } from './note.items.ts'
export {
  addDevice,
  readDevices,
  forgetMember,
  markFailing,
  markUsed,
  removeDevices,
} from './device.repository.ts'
