import {
  GetFoundationModelAvailabilityCommand,
  GetFoundationModelCommand,
  GetInferenceProfileCommand,
  ResourceNotFoundException,
  type BedrockClient,
  type GetFoundationModelAvailabilityResponse,
} from '@aws-sdk/client-bedrock'
import type { ModelChoice, ModelConfig } from '#infra/stages.ts'

/** One thing that must be right before the model can write; without a remedy it is. */
export interface Finding {
  readonly what: string
  readonly remedy?: string
}

export interface PurposeStatus {
  readonly purpose: 'Model' | 'Second reader' | 'Model and second reader'
  readonly findings: readonly Finding[]
}

/** Asks Bedrock about the models of a stage without calling them. */
export const modelsStatus = async (
  bedrock: BedrockClient,
  { reader, ...model }: ModelConfig,
): Promise<readonly PurposeStatus[]> => {
  const findings = await modelStatus(bedrock, model)
  if (!reader) return [{ purpose: 'Model and second reader', findings }]
  return [
    { purpose: 'Model', findings },
    { purpose: 'Second reader', findings: await modelStatus(bedrock, reader) },
  ]
}

/** Asks Bedrock about one model without calling it. */
export const modelStatus = async (
  bedrock: BedrockClient,
  model: ModelChoice,
): Promise<readonly Finding[]> => [
  ...(await profileFindings(bedrock, model)),
  await lifecycleFinding(bedrock, model.id),
  ...(await accessFindings(bedrock, model.id)),
]

/** Bedrock of another region does not know the model or profile at all. */
const orNothing = <T extends object>(answer: Promise<T>): Promise<Partial<T>> =>
  answer.catch((error: unknown) => {
    if (error instanceof ResourceNotFoundException) return {}
    throw error
  })

const finding = (what: string, isRight: boolean, remedy: string): Finding =>
  isRight ? { what } : { what, remedy }

const profileFindings = async (
  bedrock: BedrockClient,
  { profile, id, regions }: ModelChoice,
): Promise<readonly Finding[]> => {
  const { status, models = [] } = await orNothing(
    bedrock.send(new GetInferenceProfileCommand({ inferenceProfileIdentifier: profile })),
  )
  const arns = models.map(({ modelArn = '' }) => modelArn)
  const chosen = arns.map((arn) => arn.split(':')[3] ?? '')
  const missing = chosen.filter((region) => !regions.includes(region))
  return [
    finding(
      `profile ${profile}: ${status ?? 'unknown'}`,
      status === 'ACTIVE',
      'Choose another profile in infra/stages.ts.',
    ),
    finding(
      `profile runs ${id}`,
      arns.every((arn) => arn.endsWith(`foundation-model/${id}`)),
      `It runs ${arns.join(', ')}: change id in infra/stages.ts.`,
    ),
    finding(
      `role covers the regions of the profile: ${chosen.join(', ')}`,
      missing.length === 0,
      `Add ${missing.join(', ')} to regions in infra/stages.ts and deploy Pipeline.`,
    ),
  ]
}

const lifecycleFinding = async (
  bedrock: BedrockClient,
  modelIdentifier: string,
): Promise<Finding> => {
  const { modelDetails } = await orNothing(
    bedrock.send(new GetFoundationModelCommand({ modelIdentifier })),
  )
  const status = modelDetails?.modelLifecycle?.status ?? 'unknown'
  return finding(
    `model ${modelIdentifier}: ${status}`,
    status === 'ACTIVE',
    'It will be switched off: choose another model, see docs/deploy.md.',
  )
}

const ACCESS: readonly {
  readonly what: string
  readonly isRight: (answer: Partial<GetFoundationModelAvailabilityResponse>) => boolean
  readonly remedy: string
}[] = [
  {
    what: 'agreement with its provider',
    isRight: ({ agreementAvailability }) => agreementAvailability?.status === 'AVAILABLE',
    remedy: 'Open the model in the model catalogue of Bedrock and send the form about its use.',
  },
  {
    what: 'authorisation of the account',
    isRight: ({ authorizationStatus }) => authorizationStatus === 'AUTHORIZED',
    remedy: 'Ask the administrators of the organisation: a policy forbids the model.',
  },
  {
    what: 'entitlement',
    isRight: ({ entitlementAvailability }) => entitlementAvailability === 'AVAILABLE',
    remedy: 'Send a first request as a principal that may subscribe in AWS Marketplace.',
  },
  {
    what: 'availability in the region',
    isRight: ({ regionAvailability }) => regionAvailability === 'AVAILABLE',
    remedy: 'Choose a model that Bedrock offers in the region of the stage.',
  },
]

const accessFindings = async (
  bedrock: BedrockClient,
  modelId: string,
): Promise<readonly Finding[]> => {
  const answer = await orNothing(
    bedrock.send(new GetFoundationModelAvailabilityCommand({ modelId })),
  )
  return ACCESS.map(({ what, isRight, remedy }) => finding(what, isRight(answer), remedy))
}

export const describeFindings = (findings: readonly Finding[]): string =>
  findings
    .map(({ what, remedy }) =>
      remedy === undefined ? `  ok      ${what}` : `  PROBLEM ${what}\n          ${remedy}`,
    )
    .join('\n')
