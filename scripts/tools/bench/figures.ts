import type { Load } from './load.ts'
import type { Target } from './scenario.ts'

export interface Units {
  readonly read: number
  readonly write: number
  readonly calls: number
}

/** The measurements of one kind of request. */
export interface Figure {
  readonly name: string
  readonly target: Target
  /** Units and load are measured in separate runs. */
  readonly units?: Units
  readonly load?: Load
  /** Requests per second that the engine alone answers; reads only. */
  readonly engine?: number
}

export interface Figures {
  readonly posts: number
  readonly figures: readonly Figure[]
}
