import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

/** An optimised function no longer counts its calls; when it is optimised differs from run to run. */
const OPTIMISERS = ['turbofan', 'maglev']

/** Characters that native functions went over since the last reset. */
let characters = 0

type Exec = typeof RegExp.prototype.exec

/** A failed match of a sticky expression looks at one place; any other goes on to the end. */
const countedExec = (exec: Exec): Exec =>
  function counted(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    if (found) characters += found.index + found[0].length - from + 1
    else characters += this.sticky ? 1 : text.length - from + 1
    return found
  }

type Search = typeof String.prototype.indexOf

const countedIndexOf = (indexOf: Search): Search =>
  function counted(this: string, wanted: string, from = 0) {
    const at = indexOf.call(this, wanted, from)
    characters += (at < 0 ? this.length : at) - from + 1
    return at
  }

/** Runs work while regular expressions and searches in strings count what they go over. */
const countCharacters = async (work: () => unknown): Promise<number> => {
  // oxlint-disable typescript/unbound-method -- called with `this` by the functions that replace them
  const { exec } = RegExp.prototype
  const { indexOf } = String.prototype
  // oxlint-enable typescript/unbound-method
  characters = 0
  RegExp.prototype.exec = countedExec(exec)
  String.prototype.indexOf = countedIndexOf(indexOf)
  try {
    await work()
    return characters
  } finally {
    RegExp.prototype.exec = exec
    String.prototype.indexOf = indexOf
  }
}

/** The runner tells its main process from time to time what happened, and Node carries that: neither is the work. */
const RUNNER = /^node:|\/node_modules\/(?:@vitest|vitest)\//

/**
 * How much work there is, counted and not timed: the blocks of code that ran, and the characters that regular
 * expressions and searches went over. The same for the same input, on any machine and beside any other work.
 */
export const countSteps = async (work: () => unknown): Promise<number> => {
  const session = new Session()
  session.connect()
  for (const name of OPTIMISERS) setFlagsFromString(`--no-${name}`)
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    const native = await countCharacters(work)
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const blocks = result
      .filter(({ url }) => !RUNNER.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0)
    return blocks + native
  } finally {
    await session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
    for (const name of OPTIMISERS) setFlagsFromString(`--${name}`)
  }
}
