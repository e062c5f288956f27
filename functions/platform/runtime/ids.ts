import { randomBytes } from 'node:crypto'
import { monotonicFactory } from 'ulid'

const randomFraction = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48

/** A time-ordered id; within one function instance strictly ascending. */
export const newId: (at?: number) => string = monotonicFactory(randomFraction)
