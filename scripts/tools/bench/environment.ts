import { stages } from '#infra/stages.ts'
import { environment } from '../../env.ts'
import type { LocalCloud } from '../../local/cloud.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'

const UNLIMITED = { limit: 1_000_000_000, windowSeconds: 600 }

/** The name of the table that benchmarks fill. */
export const TABLE = 'bench'

type Table = Pick<LocalCloud, 'dynamoEndpoint' | 'tableName'>

const tableEnvironment = ({ dynamoEndpoint, tableName }: Table) => ({
  AWS_REGION: stages.dev.region,
  AWS_ACCESS_KEY_ID: ADMIN_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: ADMIN_CREDENTIALS.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
  TABLE_NAME: tableName,
})

/** Afterwards this process reads and writes the table of a local cloud. */
export const useTable = (table: Table): void => {
  Object.assign(environment.all, tableEnvironment(table))
}

/** The environment of the functions. Throttles count as usual, but never refuse. */
export const functionEnvironment = (dynamoEndpoint: string): Readonly<Record<string, string>> => ({
  ...tableEnvironment({ dynamoEndpoint, tableName: TABLE }),
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
