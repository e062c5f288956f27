import { parseArgs } from 'node:util'
import { ARTICLE_CATEGORIES } from '#shared/domain/news.ts'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import { inModelThread } from './operator/model-thread.ts'
import { stageNamed } from './operator/stage-named.ts'
import { describe } from './try-feed/describe.ts'
import { TRY_FEED } from './try-feed/texts.ts'
import type { Tried, TryWish } from './try-feed/try-feed.ts'

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  undated: { type: 'boolean' },
  model: { type: 'boolean' },
  stage: { type: 'string', default: 'dev' },
  stories: { type: 'string' },
  language: { type: 'string', default: 'de' },
  category: { type: 'string', default: 'news' },
} as const

const THREAD = new URL('try-feed/try-thread.ts', import.meta.url)

/** The default number of stories that a model writes when it costs money. */
const PAID_STORIES = 5

const WRONG_USE = 2
const FAILED = 1

class WrongUse extends Error {}

const oneOf = <T extends string>(value: string, allowed: readonly T[]): T => {
  const found = allowed.find((each) => each === value)
  if (found === undefined) throw new WrongUse(TRY_FEED.notOneOf(value, allowed))
  return found
}

const countOf = (text: string): number => {
  if (!/^\d{1,4}$/.test(text)) throw new WrongUse(TRY_FEED.noCount(text))
  return Number(text)
}

const argumentsOf = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const option = /--?[\w-]+/.exec(error instanceof Error ? error.message : '')?.[0]
    throw new WrongUse(TRY_FEED.wrongOption(option ?? ''))
  }
}

type Values = ReturnType<typeof argumentsOf>['values']

const run = async (from: string, values: Values): Promise<void> => {
  const { model: isPaid = false, stage: name } = values
  const stories = values.stories === undefined ? undefined : countOf(values.stories)
  const wish: TryWish = {
    from,
    language: oneOf(values.language, ['de', 'en']),
    category: oneOf(values.category, ARTICLE_CATEGORIES),
    undated: values.undated ?? false,
    stories: stories ?? (isPaid ? PAID_STORIES : Infinity),
  }
  const tried = await inModelThread<Tried>(THREAD, wish, { stage: stageNamed(name), isPaid })
  console.log(values.json ? JSON.stringify(tried, null, 2) : describe(tried))
  if (tried.articles.some(({ outcome }) => outcome === 'failed')) process.exitCode = FAILED
}

const main = async (): Promise<void> => {
  const { values, positionals } = argumentsOf(process.argv.slice(2))
  const [from, ...others] = positionals
  if (values.help) {
    console.log(TRY_FEED.usage)
    return
  }
  if (from === undefined || others.length > 0) throw new WrongUse(TRY_FEED.oneArgument)
  await run(from, values)
}

await main().catch((error: unknown) => {
  if (error instanceof WrongUse) {
    console.error(`${error.message}\n\n${TRY_FEED.usage}`)
    process.exitCode = WRONG_USE
    return
  }
  console.error(error instanceof ExpectedProblem ? error.message : error)
  process.exitCode = FAILED
})
