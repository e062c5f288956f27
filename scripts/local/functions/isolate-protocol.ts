/** Messages between the local cloud and the thread of a function. */
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
  | { readonly kind: 'failure' | 'initFailure'; readonly failure: FailureShape }
