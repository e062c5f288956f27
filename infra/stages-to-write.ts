import type { StageConfig } from './stages.ts'

interface StagesToWrite {
  readonly wanted: readonly StageConfig[]
  /** Why stages are left out, one sentence each. */
  readonly refused: readonly string[]
}

/** Names that no operator can own (RFC 2606), as a host or its last labels. */
const RESERVED =
  /(?:^|[.@/])(?:(?:example|test|invalid|localhost)(?=$|[/:>\s])|example\.(?:com|net|org)(?=$|[/:>\s]))/i

/** The paths of settings whose value contains such a name. */
const exampleSettings = (settings: object, prefix = ''): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return RESERVED.test(value) ? [prefix + name] : []
    return typeof value === 'object' && value !== null
      ? exampleSettings(value, `${prefix}${name}.`)
      : []
  })

/** Makes no stage send: what is written without the CLI is never deployed. */
const SENDER = {
  sender: 'Höllenlärm <laut@hoellenlaerm.example>',
  identity: 'hoellenlaerm.example',
} as const

/** With a sender, so that the checks and the local cloud know what a stage with one allows. */
const withSender = (stage: StageConfig): StageConfig => ({ mail: SENDER, ...stage })

/**
 * Hides public stages from the CDK CLI while data of the operator, a real address or a decision is missing. Without the CLI all templates are
 * written, so that everything can be checked (docs/decisions/0010-a-public-site-names-its-operator.md).
 */
export const stagesToWrite = (
  stages: readonly StageConfig[],
  isDeployment: boolean,
  unfilled: readonly string[],
): StagesToWrite => {
  const problemsOf = (stage: StageConfig): readonly string[] =>
    isDeployment && stage.isPublic
      ? [
          ...missing(unfilled, 'shared/domain/operator.ts'),
          ...missing(exampleSettings(stage), 'infra/stages.ts'),
          ...undecided(stage),
        ]
      : []
  return {
    wanted: isDeployment
      ? stages.filter((stage) => problemsOf(stage).length === 0)
      : stages.map(withSender),
    refused: stages.flatMap((stage) => {
      const problems = problemsOf(stage)
      return problems.length > 0 ? [`Stage ${stage.name} is refused: ${problems.join('; ')}.`] : []
    }),
  }
}

/** HTTPS of all subdomains cannot be taken back for a year, and browsers of members need it from the first day. */
const undecided = ({ hstsIncludesSubdomains }: StageConfig): readonly string[] =>
  hstsIncludesSubdomains === undefined
    ? ['decide whether HSTS includes all subdomains (hstsIncludesSubdomains in infra/stages.ts)']
    : []

const missing = (settings: readonly string[], file: string): readonly string[] =>
  settings.length > 0 ? [`fill in ${settings.join(', ')} in ${file}`] : []
