export { deviceMarksPartition } from './device-mark.items.ts'
export {
  findDevice,
  forgetDevice,
  forgetDevices,
  rememberDevice,
  type MarkedDevice,
} from './device-mark.repository.ts'
