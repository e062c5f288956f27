import * as z from 'zod/mini'
import { parseConditions, type Condition, type RequestContext } from './conditions.ts'
import { wildcard } from './wildcard.ts'

/** One action on one resource, as AWS authorises it. */
export interface AccessRequest {
  /** `<service>:<Action>` */
  readonly action: string
  readonly resource: string
  /** Condition keys with their values, e.g. `dynamodb:LeadingKeys`. */
  readonly context?: RequestContext
}

/** `denied` by a Deny statement, or not granted by any statement. Both refuse the request. */
export type Decision = 'allowed' | 'denied' | 'not granted'

export interface Statement {
  readonly effect: 'Allow' | 'Deny'
  readonly matches: (request: AccessRequest) => boolean
}

const Texts = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value: string | string[]): readonly string[] => [value].flat()),
)

/** Strict: what is not evaluated here (NotAction, NotResource, …) must not be ignored. */
const StatementDocument = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.enum(['Allow', 'Deny']),
  Action: Texts,
  Resource: Texts,
  Condition: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
})
type StatementDocument = z.infer<typeof StatementDocument>

const PolicyDocument = z.strictObject({
  Version: z.literal('2012-10-17'),
  Id: z.optional(z.string()),
  Statement: z.array(StatementDocument),
})

/** The statements of an identity policy. @throws Error for parts of the policy language that are not supported */
export const parsePolicy = (document: unknown): readonly Statement[] => {
  const parsed = PolicyDocument.safeParse(document)
  if (!parsed.success)
    throw new Error(
      `Unsupported policy: ${z.prettifyError(parsed.error)} in ${JSON.stringify(document)}`,
    )
  return parsed.data.Statement.map(statementOf)
}

const statementOf = ({ Effect, Action, Resource, Condition }: StatementDocument): Statement => {
  const actions = Action.map((pattern) => wildcard(pattern.toLowerCase()))
  const resources = Resource.map(wildcard)
  const conditions = parseConditions(Condition ?? {})
  return {
    effect: Effect,
    matches: ({ action, resource, context = {} }) =>
      actions.some((matches) => matches(action.toLowerCase())) &&
      resources.some((matches) => matches(resource)) &&
      conditions.every((holds: Condition) => holds(context)),
  }
}

/** An explicit Deny wins; without a matching Allow nothing is granted. */
export const decide = (statements: readonly Statement[], request: AccessRequest): Decision => {
  const effects = statements.filter(({ matches }) => matches(request)).map(({ effect }) => effect)
  if (effects.includes('Deny')) return 'denied'
  return effects.includes('Allow') ? 'allowed' : 'not granted'
}
