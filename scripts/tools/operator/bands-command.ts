import { parseArgs } from 'node:util'
import { stages } from '#infra/stages.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import type { Invocation } from './command-line.ts'

const USAGE = `Usage: npm run bands -- import <file> [--stage ${Object.keys(stages).join('|')}]

Adds the bands of a CSV file (*.csv, with a header) or of a file with one JSON object a line.
Bands that exist already stay as they are, so an interrupted import is started again.
Without --stage it works on the local cloud that is running.`

export interface BandsInvocation {
  readonly file: string
  /** Undefined for the local cloud. */
  readonly stage: Invocation['stage']
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { stage: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new ExpectedProblem(
      `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`,
    )
  }
}

const isStage = (name: string): name is keyof typeof stages => Object.hasOwn(stages, name)

/** @throws ExpectedProblem with the usage when the arguments are no command */
export const parseBandsCommand = (args: readonly string[]): BandsInvocation => {
  const { positionals, values } = parse(args)
  const [command, file, ...more] = positionals
  if (command !== 'import' || file === undefined || more.length > 0)
    throw new ExpectedProblem(USAGE)
  const { stage } = values
  if (stage === undefined || isStage(stage)) return { file, stage }
  throw new ExpectedProblem(`There is no stage "${stage}".\n\n${USAGE}`)
}
