import { parseArgs } from 'node:util'
import { stages } from '#infra/stages.ts'
import { ExpectedProblem } from '../../../local/state/expected-problem.ts'
import type { Invocation } from '../command-line.ts'
import type { VerifyOptions } from './verify-audit.ts'

const USAGE = `Usage: npm run audit -- verify [--from yyyy-mm-dd] [--to yyyy-mm-dd] [--expect <hash>] [--stage ${Object.keys(stages).join('|')}]
       npm run audit -- resume [--stage …]

  verify   says whether an entry of the audit log is missing, was changed or stands in another order.
           --expect also looks for an entry that was noted elsewhere, by its hash.
           Exit codes: 0 nothing found, 1 something found, 2 not verified.
  resume   continues the log of a restored table; restored-table does so by itself

Without --stage it works on the local cloud that is running.`

export interface AuditInvocation extends VerifyOptions {
  readonly command: 'verify' | 'resume'
  /** Undefined for the local cloud. */
  readonly stage: Invocation['stage']
}

const parse = (args: readonly string[]) => {
  try {
    const type = 'string'
    return parseArgs({
      args: [...args],
      options: { stage: { type }, from: { type }, to: { type }, expect: { type } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new ExpectedProblem(
      `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`,
    )
  }
}

const isStage = (name: string): name is keyof typeof stages => Object.hasOwn(stages, name)

const stageOf = (name: string | undefined): Invocation['stage'] => {
  if (name === undefined || isStage(name)) return name
  throw new ExpectedProblem(`There is no stage "${name}".\n\n${USAGE}`)
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

const assertDay = (name: string, day: string | undefined): void => {
  if (day !== undefined && !isDay(day))
    throw new ExpectedProblem(`--${name} must be a day such as 2026-11-23.\n\n${USAGE}`)
}

/** @throws ExpectedProblem with the usage when the arguments are no command */
export const parseAuditCommand = (args: readonly string[]): AuditInvocation => {
  const { positionals, values } = parse(args)
  const [command, ...more] = positionals
  const { stage, from, to, expect } = values
  const isResume = command === 'resume'
  const hasOptions = [from, to, expect].some((value) => value !== undefined)
  if ((command !== 'verify' && !isResume) || more.length > 0 || (isResume && hasOptions))
    throw new ExpectedProblem(USAGE)
  assertDay('from', from)
  assertDay('to', to)
  if (expect !== undefined && !/^[0-9a-f]{64}$/.test(expect))
    throw new ExpectedProblem(`--expect must be a hash of 64 digits.\n\n${USAGE}`)
  return { command, from, to, expect, stage: stageOf(stage) }
}
