import type { ReportedKind } from '#shared/domain/reports.ts'

/** What a member wants to report. */
export interface ReportRequest {
  readonly kind: ReportedKind
  readonly id: string
  /** Of a post or comment as the member sees it: its author may edit it before the report arrives. */
  readonly version?: number
  /** Called when the dialog is closed, for a screen that waits behind it. */
  readonly onClose?: (() => void) | undefined
}

type Listener = (request: ReportRequest) => void

const listeners = new Set<Listener>()

/** Asks the app to open the dialog that reports something (docs/product/reports.md). */
export const requestReport = (request: ReportRequest): void => {
  for (const listener of listeners) listener(request)
}

export const subscribeToReportRequests = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
