import { parseArgs } from 'node:util'
import { stages } from '#infra/stages.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import type { Invocation } from './command-line.ts'

const USAGE = `Usage: npm run newsletter -- ask [--stage ${Object.keys(stages).join('|')}]

Sends the confirmation mail to every address that was noted while the stage had no sender.
Without --stage it works on the local cloud that is running.`

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

/** The stage to work on; undefined for the local cloud. @throws ExpectedProblem */
export const parseNewsletterCommand = (args: readonly string[]): Invocation['stage'] => {
  const { positionals, values } = parse(args)
  if (positionals.length !== 1 || positionals[0] !== 'ask') throw new ExpectedProblem(USAGE)
  if (values.stage === undefined || isStage(values.stage)) return values.stage
  throw new ExpectedProblem(`There is no stage "${values.stage}".\n\n${USAGE}`)
}
