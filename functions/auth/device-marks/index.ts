export {
  findDevice,
  forgetDevice,
  forgetDevices,
  rememberDevice,
  type MarkedDevice,
} from './device-mark.repository.ts'
