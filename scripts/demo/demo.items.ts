import type { Key } from '#platform/table/index.ts'

/** Records that the demo community is complete, or incomplete since `startedAt`. */
export interface DemoMarkerItem {
  readonly PK: 'DEMO'
  readonly SK: 'MARKER'
  readonly startedAt: number
  readonly done: boolean
}

export const demoMarkerKey: Key<DemoMarkerItem> = { PK: 'DEMO', SK: 'MARKER' }

export const demoMarkerItem = (startedAt: number, done: boolean): DemoMarkerItem => ({
  ...demoMarkerKey,
  startedAt,
  done,
})
