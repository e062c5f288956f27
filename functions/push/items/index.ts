export {
  deviceIdIn,
  deviceIdOf,
  deviceKey,
  DEVICES,
  devicesPartition,
  endpointKey,
  pushPartition,
  type PushDeviceItem,
  type PushEndpointItem,
} from './device.items.ts'
export {
  FINISHED,
  noteIdIn,
  noteItem,
  noteKey,
  type NewNote,
  type NoteItem,
  type NoteState,
} from './note.items.ts'
export {
  addDevice,
  devicesOf,
  forgetMember,
  markUsed,
  removeDevices,
  type NewDevice,
} from './device.repository.ts'
