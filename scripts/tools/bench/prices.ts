/** US dollars, list prices of eu-central-1 without free tier and volume discounts. Check them before relying on them. */
export const PRICES = {
  asOf: '2026-11',
  region: 'eu-central-1',
  /** Per million requests. */
  lambdaRequests: 0.2,
  httpApiRequests: 1.2,
  cloudFrontRequests: 1.2,
  cloudFrontFunctionRuns: 0.1,
  readUnits: 0.1525,
  writeUnits: 0.7625,
  queueRequests: 0.4,
  /** Of EventBridge Scheduler. */
  schedules: 1,
  /** Per GB-second, arm64. */
  lambdaGigabyteSeconds: 0.0000133334,
  /** Per GB. */
  cloudFrontTransfer: 0.085,
  logIngestion: 0.63,
} as const
