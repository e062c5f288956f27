import { environment } from '../../env.ts'

const UNLIMITED = { limit: 1_000_000_000, windowSeconds: 600 }

/** The environment of the functions. Throttles count as usual, but never refuse. */
export const setFunctionEnvironment = (dynamoEndpoint: string, tableName: string): void => {
  Object.assign(environment.all, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
    TABLE_NAME: tableName,
    MEDIA_BUCKET: 'media',
    SITE_ORIGIN: 'http://localhost:8080',
    THROTTLES: JSON.stringify({ posts: UNLIMITED, comments: UNLIMITED, likes: UNLIMITED }),
  })
}
