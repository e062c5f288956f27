import { parseArgs } from 'node:util'
import { stages } from '../../infra/stages.ts'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import type { Measured } from './check-guards/measure.ts'
import { explain } from './operator/explain.ts'
import { inModelThread } from './operator/model-thread.ts'
import { stageNamed } from './operator/stage-named.ts'

const USAGE = `Usage: npm run check:guards [-- --model --stage ${Object.keys(stages).join('|')}] [--scenes <number>]

Holds labelled sentences against the rules and the second reader, and counts what each of them holds. A scene is one
call. Without --model the local model reads, by rules; with it, the stage's model on Bedrock, which costs money
(40 scenes unless told otherwise).`

const THREAD = new URL('check-guards/measure-thread.ts', import.meta.url)

const PAID_SCENES = 40

const OPTIONS = {
  model: { type: 'boolean' },
  stage: { type: 'string', default: 'dev' },
  scenes: { type: 'string' },
} as const

const argumentsOf = () => {
  try {
    const { values } = parseArgs({ options: OPTIONS })
    if (values.scenes === undefined || /^[1-9]\d{0,3}$/.test(values.scenes)) return values
  } catch {
    // Said below.
  }
  throw new ExpectedProblem(USAGE)
}

const cell = (text: string | number): string => String(text).padStart(8)

const describe = ({ tables, model, cost }: Measured): string =>
  [
    `Held by the rules, by the second reader (${model}), and by either:`,
    ...tables.flatMap(({ title, rows }) => [
      '',
      [title.padEnd(20), ...['all', 'rules', 'reader', 'either'].map(cell)].join(''),
      ...rows
        .filter(({ all }) => all > 0)
        .map(({ label, all, rules, reader, both }) =>
          [label.padEnd(20), ...[all, rules, reader, both].map(cell)].join(''),
        ),
    ]),
    `Cost: ${cost.toFixed(4)} $`,
  ].join('\n')

const main = async (): Promise<void> => {
  const { model: isPaid = false, stage, scenes } = argumentsOf()
  const count = scenes === undefined ? (isPaid ? PAID_SCENES : Infinity) : Number(scenes)
  const options = { stage: stageNamed(stage), isPaid }
  console.log(describe(await inModelThread<Measured>(THREAD, count, options)))
}

await main().catch((error: unknown) => {
  console.error(explain(error) ?? error)
  process.exitCode = 1
})
