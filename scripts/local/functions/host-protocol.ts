import type { FailureReason } from './failure.ts'
import type { FailureShape, IsolateData } from './isolate-protocol.ts'

/** One function, as the template describes it. */
export interface FunctionSettings extends IsolateData {
  readonly timeoutMs: number
  readonly environment: Readonly<Record<string, string>>
}

/** A message from the local cloud to the process of the functions. */
export type HostRequest =
  | {
      readonly kind: 'start'
      readonly functions: readonly FunctionSettings[]
      readonly logDirectory: string
      readonly memoryMb: number
    }
  | {
      readonly kind: 'invoke'
      readonly id: number
      readonly name: string
      readonly event: string
      /** How long the call may wait for an isolate. */
      readonly maxWaitMs: number
    }

/** A message from that process to the local cloud. */
export type HostReply =
  | { readonly kind: 'answer'; readonly id: number; readonly result: string }
  | {
      readonly kind: 'failure'
      readonly id: number
      readonly reason: FailureReason
      readonly shape: FailureShape
    }
  | { readonly kind: 'say'; readonly line: string }
