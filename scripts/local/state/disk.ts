import { statfsSync } from 'node:fs'
import { ExpectedProblem } from './expected-problem.ts'

const MB = 1024 * 1024

/** Kept free, so that accepted work can be finished: positions, receipts and the engines' own logs. */
const RESERVE_BYTES = 8 * MB

const ASKED_AGAIN_MS = 200

/** Whether what is stored in a folder finds room, with some bytes more if they are given. */
export class Disk {
  readonly #folder: string
  #asked = -Infinity
  #free = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  hasRoom(bytes = 0): boolean {
    return this.#freeBytes() - bytes >= RESERVE_BYTES
  }

  /** One sentence with the way out. */
  get advice(): string {
    const free = (this.#freeBytes() / MB).toFixed(0)
    return (
      `The disk of ${this.#folder} is full (${free} MB free). Make room, at least ${String(RESERVE_BYTES / MB)} MB, ` +
      'but not in this folder: it is the state.'
    )
  }

  #freeBytes(): number {
    if (performance.now() - this.#asked < ASKED_AGAIN_MS) return this.#free
    this.#asked = performance.now()
    try {
      const { bavail, blocks, bsize } = statfsSync(this.#folder)
      // Not every file system says how large it is.
      this.#free = blocks === 0 ? Infinity : bavail * bsize
    } catch {
      this.#free = Infinity
    }
    return this.#free
  }
}

/** @throws ExpectedProblem when the engines could not store anything */
export const assertRoom = (folder: string): void => {
  const disk = new Disk(folder)
  if (!disk.hasRoom()) throw new ExpectedProblem(`${disk.advice} Then start again.`)
}
