/** A problem with a known remedy, shown as one sentence without a stack trace. */
export class ExpectedProblem extends Error {
  override readonly name = 'ExpectedProblem'
}
