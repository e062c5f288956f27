import { parseArgs } from 'node:util'
import { ARTICLE_CATEGORIES } from '#shared/domain/news.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import { inModelThread } from '../operator/model-thread.ts'
import { stageNamed } from '../operator/stage-named.ts'
import { describe } from './describe.ts'
import { TRY_FEED } from './texts.ts'
import type { Tried, TryWish } from './try-feed.ts'

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

const THREAD = new URL('try-thread.ts', import.meta.url)

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

/** What a command prints, and the code that it ends with. */
export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const run = async (from: string, values: Values): Promise<Ended> => {
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
  const hasFailed = tried.articles.some(({ outcome }) => outcome === 'failed')
  const out = values.json ? JSON.stringify(tried, null, 2) : describe(tried)
  return { code: hasFailed ? FAILED : 0, out, err: '' }
}

const start = async (args: readonly string[]): Promise<Ended> => {
  const { values, positionals } = argumentsOf(args)
  const [from, ...others] = positionals
  if (values.help) return { code: 0, out: TRY_FEED.usage, err: '' }
  if (from === undefined || others.length > 0) throw new WrongUse(TRY_FEED.oneArgument)
  return run(from, values)
}

/** `npm run try-feed` with its arguments. Unexpected errors pass. */
export const tryFeedCommand = async (args: readonly string[]): Promise<Ended> => {
  try {
    return await start(args)
  } catch (error) {
    if (error instanceof WrongUse)
      return { code: WRONG_USE, out: '', err: `${error.message}\n\n${TRY_FEED.usage}` }
    if (error instanceof ExpectedProblem) return { code: FAILED, out: '', err: error.message }
    throw error
  }
}
