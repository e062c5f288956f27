/** Messages between the process of the functions and an isolate, and what an isolate receives at its start. */
export interface IsolateData {
  readonly functionName: string
  readonly arn: string
  readonly directory: string
  readonly handler: string
  readonly memoryMb: number
}

export interface IsolateCall {
  readonly requestId: string
  /** JSON, as on AWS, so that only data reaches a function. */
  readonly event: string
  readonly deadline: number
}

export interface FailureShape {
  readonly errorType: string
  readonly errorMessage: string
  readonly trace: readonly string[]
}

export type IsolateReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly result: string }
  | { readonly kind: 'failure' | 'initFailure' | 'crash'; readonly failure: FailureShape }
