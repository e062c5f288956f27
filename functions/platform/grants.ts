import type { Access } from './access.ts'

/** One statement of a function's role. */
export interface Grant {
  readonly actions: readonly string[]
  readonly resources: readonly string[]
  /** The partition keys that its actions may touch, as patterns; without them all. */
  readonly leadingKeys?: readonly string[] | undefined
}

/** ARNs of everything that an access can name. */
export interface Grantable {
  readonly tableArn: string
  readonly mediaBucketArn: string
  readonly contactTopicArn: string
  /** Absent when the stage has no sender. */
  readonly mailIdentityArn?: string | undefined
  /** The model's profile, and the model in every region that the profile can choose. */
  readonly modelArns: readonly string[]
  /** The same of the second reader; empty when it is the model itself. */
  readonly readerArns: readonly string[]
  /** The stage of the live channel, without which no access can name it. */
  readonly liveArn?: string | undefined
  readonly queue: (worker: string) => { readonly arn: string; readonly failedArn: string }
}

export const MEDIA_ACTIONS = {
  get: 's3:GetObject',
  put: 's3:PutObject',
  delete: 's3:DeleteObject',
} as const

const LIVE_METHODS = { post: 'POST', close: 'DELETE' } as const

export const MEDIA_VERBS = ['get', 'put', 'delete'] as const

interface QueueActions {
  readonly queue?: readonly string[]
  readonly failed?: readonly string[]
}

const QUEUE_ACTIONS = {
  send: { queue: ['sqs:SendMessage'] },
  inspect: { queue: ['sqs:GetQueueAttributes'], failed: ['sqs:GetQueueAttributes'] },
  peek: { failed: ['sqs:ReceiveMessage'] },
  redrive: { queue: ['sqs:SendMessage'], failed: ['sqs:ReceiveMessage', 'sqs:DeleteMessage'] },
} as const satisfies Record<string, QueueActions>

export const QUEUE_RIGHTS = ['send', 'inspect', 'peek', 'redrive'] as const

/** The only translation of an access into permissions: roles on AWS and the checks of the tests derive from it. */
export const listGrants = (access: Access, arns: Grantable): readonly Grant[] => [
  ...tableGrants(access, arns),
  ...MEDIA_VERBS.flatMap((verb) => {
    const resources = objectPatterns(access, verb, arns)
    return resources.length > 0 ? [{ actions: [MEDIA_ACTIONS[verb]], resources }] : []
  }),
  ...(access.publish ? [{ actions: ['sns:Publish'], resources: [arns.contactTopicArn] }] : []),
  ...(access.mail && arns.mailIdentityArn !== undefined
    ? [{ actions: ['ses:SendEmail'], resources: [arns.mailIdentityArn] }]
    : []),
  ...QUEUE_RIGHTS.flatMap((right) =>
    (access[right] ?? []).flatMap((worker) => queueGrants(QUEUE_ACTIONS[right], worker, arns)),
  ),
  ...listLivePatterns(access, arns).map((resource) => ({
    actions: ['execute-api:ManageConnections'],
    resources: [resource],
  })),
  ...[access.model ? arns.modelArns : [], readerArnsOf(access, arns)]
    .filter((resources) => resources.length > 0)
    .map((resources) => ({ actions: ['bedrock:InvokeModel'], resources })),
]

/** Without a model of its own, the second reader is the model of the stage. */
const readerArnsOf = (access: Access, { modelArns, readerArns }: Grantable): readonly string[] => {
  if (!access.secondReader) return []
  return readerArns.length === 0 && !access.model ? modelArns : readerArns
}

/** An index is granted apart from its table: who queries one cannot query the other. */
const tableGrants = (
  { table = [], keys, indexes = [] }: Access,
  { tableArn }: Grantable,
): readonly Grant[] => {
  const actions = table.map((action) => `dynamodb:${action}`)
  const onIndexes = indexes.map((index) => `${tableArn}/index/${index}`)
  return [
    ...(actions.length > 0 ? [{ actions, resources: [tableArn], leadingKeys: keys }] : []),
    ...(onIndexes.length > 0 ? [{ actions: ['dynamodb:Query'], resources: onIndexes }] : []),
  ]
}

const objectPatterns = (
  { media }: Access,
  verb: (typeof MEDIA_VERBS)[number],
  { mediaBucketArn }: Pick<Grantable, 'mediaBucketArn'>,
): readonly string[] => (media?.[verb] ?? []).map((prefix) => `${mediaBucketArn}/${prefix}`)

const queueGrants = (actions: QueueActions, worker: string, { queue }: Grantable): Grant[] => {
  const { arn, failedArn } = queue(worker)
  return [
    ...(actions.queue ? [{ actions: actions.queue, resources: [arn] }] : []),
    ...(actions.failed ? [{ actions: actions.failed, resources: [failedArn] }] : []),
  ]
}

/** The object patterns that an access names; no other resource of a role ends in a wildcard. */
export const listObjectPatterns = (
  access: Access,
  arns: Pick<Grantable, 'mediaBucketArn'>,
): readonly string[] => [
  ...new Set(MEDIA_VERBS.flatMap((verb) => objectPatterns(access, verb, arns))),
]

/** The calls on connections that an access names; a connection has its id only once it is open. */
export const listLivePatterns = (
  { live = [] }: Access,
  { liveArn }: Pick<Grantable, 'liveArn'>,
): readonly string[] =>
  liveArn === undefined ? [] : live.map((verb) => `${liveArn}/${LIVE_METHODS[verb]}/@connections/*`)

/** The condition of a grant in the form of a policy; empty for a grant without one. */
export const grantCondition = ({ leadingKeys }: Grant): Record<string, Record<string, string[]>> =>
  leadingKeys ? { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...leadingKeys] } } : {}
