import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Access } from '#platform/access.ts'
import type { StageConfig } from '../stages.ts'
import type { Stores } from '../stores.ts'

const MEDIA_ACTIONS = {
  get: 's3:GetObject',
  put: 's3:PutObject',
  delete: 's3:DeleteObject',
} as const

const VERBS = ['get', 'put', 'delete'] as const

export const grantsOf = (
  access: Access,
  stores: Stores,
  mailIdentity?: string,
): readonly PolicyStatement[] => [
  ...tableGrants(access, stores.tableArn),
  ...VERBS.filter((verb) => access.media?.[verb]).map((verb) =>
    allow([MEDIA_ACTIONS[verb]], objectsOf(access, verb, stores)),
  ),
  ...(access.publish ? [allow(['sns:Publish'], [stores.contactTopicArn])] : []),
  ...(access.mail && mailIdentity ? [allow(['ses:SendEmail'], [mailIdentity])] : []),
]

/** The object patterns that an access names; no other resource of a role ends in a wildcard. */
export const objectPatterns = (access: Access, stores: Stores): readonly string[] => [
  ...new Set(VERBS.flatMap((verb) => objectsOf(access, verb, stores))),
]

export const allow = (actions: readonly string[], resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources: [...resources] })

/** The model's profile, and the model itself in every region that the profile can choose. */
export const modelGrant = ({ region, model }: StageConfig, account: string): PolicyStatement =>
  allow(
    ['bedrock:InvokeModel'],
    [
      `arn:aws:bedrock:${region}:${account}:inference-profile/${model.profile}`,
      ...model.regions.map((each) => `arn:aws:bedrock:${each}::foundation-model/${model.id}`),
    ],
  )

const tableGrants = ({ table = [], indexes = [] }: Access, tableArn: string): PolicyStatement[] => {
  const onTable = allow(
    table.map((action) => `dynamodb:${action}`),
    [tableArn],
  )
  const onIndexes = allow(
    ['dynamodb:Query'],
    indexes.map((index) => `${tableArn}/index/${index}`),
  )
  return [...(table.length > 0 ? [onTable] : []), ...(indexes.length > 0 ? [onIndexes] : [])]
}

const objectsOf = (access: Access, verb: (typeof VERBS)[number], stores: Stores): string[] =>
  (access.media?.[verb] ?? []).map((prefix) => `${stores.mediaBucketArn}/${prefix}`)
