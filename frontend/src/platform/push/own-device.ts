import { deviceIdOf } from './device-id.ts'
import { readPushDevice } from './push-device.ts'

/** Whether the id is that of this browser, which only its service worker and its member know. */
export const isOwnDevice = async (id: string): Promise<boolean> => {
  const device = readPushDevice()
  return device !== undefined && id === (await deviceIdOf(device.endpoint))
}
