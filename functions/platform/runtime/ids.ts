import { randomBytes } from 'node:crypto'
import { encodeTime, monotonicFactory } from 'ulid'
import { onNewInstance } from './instance.ts'

const randomFraction = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48

let next = monotonicFactory(randomFraction)

onNewInstance(() => {
  next = monotonicFactory(randomFraction)
})

/** A time-ordered id; within one function instance strictly ascending. */
export const newId = (at?: number): string => next(at)

/** What every id of this instant begins with; `newId` never goes back behind an id that it gave before. */
export const idsAt = (at: number): string => encodeTime(at)

/** An id at another time. The same parameters give the same id in every delivery of an event. */
export const idMovedTo = (at: number, id: string): string => {
  const time = idsAt(at)
  return time + id.slice(time.length)
}
