import type { Load } from './load.ts'
import type { Scenario } from './scenario.ts'

export interface Units {
  readonly read: number
  readonly write: number
  readonly calls: number
}

/** The scenario and its measured load. */
export interface LoadFigure extends Pick<Scenario, 'name' | 'target'> {
  readonly load: Load
  /** Requests per second that the engine alone answers; reads only. */
  readonly engine?: number
}

/** CPU of the first requests of a fresh process, in milliseconds; medians of several processes. */
export interface FirstRequests {
  readonly name: string
  readonly initMs: number
  readonly first: number
  /** The mean of requests 2 to 20. */
  readonly next: number
}

/** What the requests of all scenarios consume in a community of this size. */
export interface UnitFigures {
  readonly posts: number
  readonly units: ReadonlyMap<string, Units>
}
