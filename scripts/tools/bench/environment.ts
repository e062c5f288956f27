import { environment } from '../../env.ts'

const UNLIMITED = { limit: 1_000_000_000, windowSeconds: 600 }

/** The name of the table that benchmarks fill. */
export const TABLE = 'bench'

/** The environment of the functions. Throttles count as usual, but never refuse. */
export const functionEnvironment = (dynamoEndpoint: string): Readonly<Record<string, string>> => ({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
  TABLE_NAME: TABLE,
  MEDIA_BUCKET: 'media',
  SITE_ORIGIN: 'http://localhost:8080',
  THROTTLES: JSON.stringify({
    posts: UNLIMITED,
    comments: UNLIMITED,
    likes: UNLIMITED,
    messages: UNLIMITED,
  }),
})

/** For functions that run in this process. */
export const setFunctionEnvironment = (dynamoEndpoint: string): void => {
  Object.assign(environment.all, functionEnvironment(dynamoEndpoint))
}
