import { setTimeout as sleep } from 'node:timers/promises'
import type { Disk } from './disk.ts'

const CHECK_MS = 500

/** Says when the disk is full and when there is room again. Resolves when `signal` aborts. */
export const watchDisk = async (
  disk: Disk,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  let hadRoom = true
  while (!signal.aborted) {
    const hasRoom = disk.hasRoom()
    if (hadRoom && !hasRoom)
      say(`${disk.advice} Until then nothing new is stored: writing calls answer 503.`)
    if (!hadRoom && hasRoom) say('There is room again. Everything goes on, and nothing was lost.')
    hadRoom = hasRoom
    await sleep(CHECK_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Resolves when there is room, or when `signal` aborts. Work that would only fail waits for it. */
export const untilRoom = async (disk: Disk, signal: AbortSignal): Promise<void> => {
  while (!disk.hasRoom() && !signal.aborted)
    await sleep(CHECK_MS, undefined, { signal }).catch(() => undefined)
}
