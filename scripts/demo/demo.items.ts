/** Says that the demo community was written, or is half written since `startedAt`. */
export interface DemoMarkerItem {
  readonly PK: 'DEMO'
  readonly SK: 'MARKER'
  readonly startedAt: number
  readonly done: boolean
}

export const demoMarkerKey = { PK: 'DEMO', SK: 'MARKER' } as const

export const demoMarkerItem = (startedAt: number, done: boolean): DemoMarkerItem => ({
  ...demoMarkerKey,
  startedAt,
  done,
})

/** The demo's own shard: written as a whole, it is right even when written twice. */
export const DEMO_SHARD = 'demo'
