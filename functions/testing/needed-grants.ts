import type { Access } from '#platform/access.ts'

/** A command of the AWS SDK, as far as its grants depend on it. */
export interface Command {
  readonly constructor: { readonly name: string }
  readonly input: {
    readonly IndexName?: string | undefined
    readonly Key?: unknown
    readonly CopySource?: string | undefined
    readonly QueueUrl?: string | undefined
    readonly TransactItems?: readonly object[] | undefined
  }
}

/** One grant that a command needs. */
export interface Need {
  /** The grant that covers it, written as in `grantsIn`; undefined when there is none. */
  readonly grantedBy: string | undefined
  readonly label: string
}

type MediaVerb = 'get' | 'put' | 'delete'
type QueueRight = 'send' | 'inspect' | 'redrive'

/** Parts of transactions and commands of the document client, by the action that allows them. */
const ACTIONS: Readonly<Record<string, string>> = {
  BatchGet: 'BatchGetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
}

const MEDIA_VERBS: Readonly<Record<string, MediaVerb>> = {
  GetObject: 'get',
  HeadObject: 'get',
  CopyObject: 'put',
  PutObject: 'put',
  DeleteObject: 'delete',
}

/** The rights that allow a command for a queue; one of them is enough. */
const QUEUE_RIGHTS: Readonly<Record<string, readonly QueueRight[]>> = {
  SendMessage: ['send', 'redrive'],
  SendMessageBatch: ['send', 'redrive'],
  GetQueueAttributes: ['inspect', 'redrive'],
  ReceiveMessage: ['redrive'],
  DeleteMessage: ['redrive'],
  DeleteMessageBatch: ['redrive'],
  ChangeMessageVisibility: ['redrive'],
  ChangeMessageVisibilityBatch: ['redrive'],
}

const SINGLE_GRANTS: Readonly<Record<string, 'mail' | 'publish' | 'model'>> = {
  SendEmail: 'mail',
  Publish: 'publish',
  Converse: 'model',
}

/** Every grant that a test can use up: what an access names beside sizes and settings. */
export const grantsIn = (access: Access): readonly string[] => [
  ...(access.table ?? []),
  ...(access.indexes ?? []),
  ...Object.entries(access.media ?? {}).flatMap(([verb, patterns]) =>
    patterns.map((pattern) => `${verb} ${pattern}`),
  ),
  ...(['send', 'inspect', 'redrive'] as const).flatMap((right) =>
    (access[right] ?? []).map((queue) => `${right} ${queue}`),
  ),
  ...(['mail', 'publish', 'model'] as const).filter((single) => access[single]),
]

/** A query of an index needs the grant of the index alone. */
const tableLabels = ({ input }: Command, operation: string): readonly string[] => {
  if (operation === 'Query' && input.IndexName !== undefined) return [input.IndexName]
  const parts = input.TransactItems?.flatMap((item) => Object.keys(item)) ?? [operation]
  return parts.map((part) => ACTIONS[part] ?? part)
}

const tableNeeds = (
  command: Command,
  operation: string,
  { table = [], indexes = [] }: Access,
): readonly Need[] => {
  const granted = new Set<string>([...table, ...indexes])
  return tableLabels(command, operation).map((label) => ({
    label,
    grantedBy: granted.has(label) ? label : undefined,
  }))
}

const mediaNeeds = (
  { input }: Command,
  verb: MediaVerb,
  { media = {} }: Access,
): readonly Need[] => {
  const source = input.CopySource?.replace(/^[^/]+\//, '')
  const objects = [[verb, String(input.Key)], ...(source ? [['get', source]] : [])] as const
  return objects.map(([each, key]) => {
    const pattern = media[each as MediaVerb]?.find((prefix) => key.startsWith(prefix.slice(0, -1)))
    return { label: `${each} ${key}`, grantedBy: pattern && `${each} ${pattern}` }
  })
}

interface QueueUrls {
  readonly url: string
  readonly failedUrl: string
}

/** The worker that a queue or its dead letters belong to. */
const workerOf = (queueUrl: string): string => {
  const queues = JSON.parse(process.env['QUEUES'] ?? '{}') as Record<string, QueueUrls>
  const found = Object.entries(queues).find(([, { url, failedUrl }]) =>
    [url, failedUrl].includes(queueUrl),
  )
  return found?.[0] ?? queueUrl
}

const queueNeeds = (
  { input }: Command,
  rights: readonly QueueRight[],
  access: Access,
): readonly Need[] => {
  const worker = workerOf(input.QueueUrl ?? '')
  const right = rights.find((each) => access[each]?.includes(worker))
  return [{ label: `${rights.join(' or ')} ${worker}`, grantedBy: right && `${right} ${worker}` }]
}

/** The grants that `command` needs, and which of those in `access` cover them. */
export const needsOf = (command: Command, access: Access): readonly Need[] => {
  const operation = command.constructor.name.replace(/Command$/, '')
  const single = SINGLE_GRANTS[operation]
  if (single) return [{ label: single, grantedBy: access[single] ? single : undefined }]
  const rights = QUEUE_RIGHTS[operation]
  if (rights) return queueNeeds(command, rights, access)
  const verb = MEDIA_VERBS[operation]
  return verb ? mediaNeeds(command, verb, access) : tableNeeds(command, operation, access)
}
