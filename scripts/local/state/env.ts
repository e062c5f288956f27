/** The only place of the local cloud that reads the environment. */
export const environment = {
  port: process.env['PORT'],
  directory: process.env['LOCAL_DIR'],
  /** Overrides of shared/domain/throttles.ts, as a stage has them: JSON by name. */
  throttles: process.env['THROTTLES'],
  /** `aws` for the real one. */
  bedrock: process.env['BEDROCK'],
  dynamodbEndpoint: process.env['DYNAMODB_ENDPOINT'],
  all: process.env,
  path: process.env['PATH'] ?? '',
}

/** Lambda runs in UTC, and functions share this process. */
export const useUtc = () => {
  process.env['TZ'] = 'UTC'
}
