/** US dollars, list prices of eu-central-1 without free tier and volume discounts. Check them before relying on them. */
export const PRICES = {
  asOf: '2026-11',
  region: 'eu-central-1',
  source: 'https://aws.amazon.com/<service>/pricing/ and https://calculator.aws',
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
  /** Messages and hints of the WebSocket API, up to 32 KB each, and its connection minutes. */
  webSocketMessages: 1,
  webSocketMinutes: 0.25,
  /** Per GB-second, arm64. */
  lambdaGigabyteSeconds: 0.0000133334,
  /** Per GB. */
  cloudFrontTransfer: 0.085,
  logIngestion: 0.63,
  /** Per GB and month. */
  objectStorage: 0.0245,
  tableStorage: 0.306,
  tableRecovery: 0.2448,
  /** Per million requests to a bucket. */
  objectWrites: 5.4,
  objectReads: 0.43,
  /** Each per month. */
  alarmMetric: 0.1,
  customMetric: 0.3,
  dashboard: 3,
  secret: 0.4,
} as const
