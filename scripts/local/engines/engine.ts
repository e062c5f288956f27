import { ExpectedProblem } from '../state/expected-problem.ts'

/** A running local replacement of an AWS service. */
export interface Engine {
  readonly endpoint: string
  stop(): Promise<void>
}

export const cannotOpen = (path: string, reason: string): ExpectedProblem =>
  new ExpectedProblem(
    `An engine cannot open ${path} (${reason}). Delete the state folder to start afresh.`,
  )
