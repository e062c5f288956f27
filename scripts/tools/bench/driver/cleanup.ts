import { constants } from 'node:os'

type Undo = () => void

/** Undoes what a command started, in reverse order, also after an error or Ctrl-C. Each step is synchronous. */
export class Cleanup {
  private readonly steps: Undo[] = []

  constructor() {
    process.once('exit', () => {
      for (const undo of this.steps.toReversed()) undo()
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }

  add(undo: Undo): void {
    this.steps.push(undo)
  }
}
