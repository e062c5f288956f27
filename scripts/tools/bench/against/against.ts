import { initTimes, kilobytes, withReference } from '../../checks/function-sizes.ts'
import { defineBench, machine } from '../bench.ts'
import { keepSection } from '../document.ts'
import { driveScenario, type Driven } from '../driver/drive.ts'
import { comparisonTables, type FunctionFigures } from './comparison.ts'
import { alternate, type Pair } from './pairs.ts'
import { prepareTree, type MeasuredTree } from './tree.ts'
import { resolveCommit } from './worktree.ts'

const OPTIONS = { rounds: 5, requests: 1000, posts: 1000, all: false, tls: false, section: '' }
type Chosen = typeof OPTIONS

const FIRST = 20
const WARM_UP = 600

type Trees = Pair<MeasuredTree>

const started = performance.now()
const say = (line: string): void => {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`)
}

const measureRequests = (
  trees: Trees,
  { rounds, requests }: Chosen,
): Promise<ReadonlyMap<string, readonly Pair<Driven>[]>> => {
  const amount = { first: FIRST, warmUp: WARM_UP, requests }
  const perRound = FIRST + WARM_UP + requests
  const subjects = [...trees.after.scenarios.keys()]
  return alternate(trees, { rounds, subjects }, async (tree, subject, round) => {
    const scenario = tree.scenarios.get(subject)
    if (!scenario) throw new Error(`Nothing is called ${subject}.`)
    const driven = await driveScenario(tree.deployment, scenario, {
      ...amount,
      offset: round * perRound,
    })
    say(
      `${String(round + 1)}/${String(rounds)} ${subject}, ${tree.name}: ${driven.load?.cpuMs.toFixed(2) ?? ''} ms`,
    )
    return driven
  })
}

const measureFunctions = (
  trees: Trees,
): Promise<ReadonlyMap<string, readonly Pair<FunctionFigures>[]>> =>
  withReference((reference) => {
    const { before, after } = trees
    const subjects = [...after.deployment.bundles.keys()].filter((key) =>
      before.deployment.bundles.has(key),
    )
    return alternate(trees, { rounds: 1, subjects }, async ({ deployment }, subject) => {
      const folder = deployment.bundles.get(subject) ?? ''
      const [initMs = NaN] = await initTimes(reference, folder)
      return { kilobytes: kilobytes(folder), initMs }
    })
  })

const compareWith = async (commit: string, options: Chosen): Promise<string> => {
  const where = machine()
  const { rounds, requests, tls } = options
  say(`Preparing ${commit.slice(0, 7)} and this tree`)
  const trees = {
    before: await prepareTree({ ...options, commit }),
    after: await prepareTree(options),
  }
  const measured = await measureRequests(trees, options)
  say('Initialisation of every function')
  const functions = await measureFunctions(trees)
  return `Written by \`npm run bench:against -- ${commit.slice(0, 7)}${tls ? ' --tls' : ''}\` on ${new Date().toISOString().slice(0, 10)}; ${where}.
"Before" is ${commit.slice(0, 7)}. Both trees run as deployed bundles with the same requests, in turn, against an engine of their own${tls ? ' over https' : ''}; medians of ${String(rounds)} rounds with ${String(requests)} warm requests. The ratio is the median of the rounds' ratios.

${comparisonTables({ requests: measured, functions })}`
}

const USAGE = `Usage: npm run bench:against -- <commit> [--rounds 5] [--requests 1000] [--posts 1000] [--all] [--tls] [--section <heading>]

Compares the functions of a commit with those of this tree, process by process in turn: CPU of warm requests,
first 20 requests of a fresh process, initialisation and size of every function. With --all the requests that are not hot, too. With --tls the engine is
reached over https. With --section the result becomes this section of docs/benchmarks.md.`

export const bench = defineBench({
  usage: USAGE,
  takesCommit: true,
  options: OPTIONS,
  measure: async ({ options, commit }) => {
    if (commit === undefined) {
      console.error(USAGE)
      process.exit(2)
    }
    const text = await compareWith(resolveCommit(commit), options)
    if (options.section === '') console.log(`\n${text}`)
    else keepSection(options.section, text)
    return {}
  },
})
