import { readStored, removeStored, store } from '#spa/platform/storage.ts'

const KEY = 'hoellenlaerm-alt-reminder'

/** Whether the composer asks for a description of a picture; on unless this device switched it off. */
export const remindsOfAlt = (): boolean => readStored(KEY) !== 'off'

export const setAltReminder = (on: boolean): void => {
  if (on) removeStored(KEY)
  else store(KEY, 'off')
}
