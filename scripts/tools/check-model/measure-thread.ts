import { parentPort, workerData } from 'node:worker_threads'
import { ModelFailed, stageModel } from '#platform/model/converse.ts'
import { WritingFailed, askModel, readDraft } from '#functions/pipeline/writing/index.ts'
import {
  ASIDE_SENTENCES,
  FRESH_ASIDE_SENTENCES,
  FRESH_SENTENCES,
  LABELLED_SENTENCES,
  LATER_SENTENCES,
  READER_SENTENCES,
} from '#testing/labelled/sentences.ts'
import { STORY_PAIRS, STORY_PAIRS_ASIDE, STORY_PAIRS_HARD } from '#testing/labelled/story-pairs.ts'
import type { ThreadAnswer } from '../operator/model-thread.ts'
import { measureGuards } from './measure.ts'
import { measureStories, spread } from './stories.ts'
import { type Measured, HOLDERS, type Holder, type WriterFigures } from './measured.ts'
import { findProblems } from '#functions/pipeline/guards/index.ts'
import { readSecond } from '#functions/pipeline/second-reader/index.ts'
import type { Evidence } from '#functions/pipeline/facts/index.ts'

interface Written {
  /** Empty when the draft would be published; undefined when the answer is no draft. */
  readonly holders: ReadonlySet<Holder> | undefined
  readonly microUsd: number
}

const draftFrom = (...answer: Parameters<typeof readDraft>) => {
  try {
    return readDraft(...answer)
  } catch (error) {
    if (error instanceof WritingFailed) return undefined
    throw error
  }
}

/** Writer, deterministic checks and second reader, as for the items of one article. */
const writeScene = async (items: readonly Evidence[]): Promise<Written> => {
  const { output, cost } = await askModel(items.map((item) => ({ ...item, category: 'news' })))
  const draft = draftFrom(output, items.length)
  if (!draft) return { holders: undefined, microUsd: cost.microUsd }
  const found = findProblems(draft, items).map(({ rule }) => rule)
  if (found.length > 0) return { holders: new Set(found), microUsd: cost.microUsd }
  const second = await readSecond(draft, items)
  return {
    holders: new Set(second.findings.map(({ rule }) => rule)),
    microUsd: cost.microUsd + second.cost.microUsd,
  }
}

/**
 * Asks the writer for articles about the items of labelled scenes, and judges them as the pipeline does.
 * @param scenes how many at most; each is one call, and one of the second reader
 * @throws WritingFailed, ModelFailed
 */
const measureWriter = async (
  all: readonly (readonly Evidence[])[],
  scenes: number,
): Promise<{ readonly writer: WriterFigures; readonly microUsd: number }> => {
  const written: Written[] = []
  for (const items of spread(all, scenes)) written.push(await writeScene(items))
  const drafts = written.flatMap(({ holders }) => holders ?? [])
  const heldBy = (holder: Holder): number => drafts.filter((holders) => holders.has(holder)).length
  return {
    writer: {
      all: written.length,
      unusable: written.length - drafts.length,
      published: drafts.filter(({ size }) => size === 0).length,
      heldBy: HOLDERS.map((holder) => [holder, heldBy(holder)]),
    },
    microUsd: written.reduce((sum, { microUsd }) => sum + microUsd, 0),
  }
}

/** Those that the rules are not tuned to come first. */
const SETS = {
  'kept aside': ASIDE_SENTENCES,
  'fresh, kept aside': FRESH_ASIDE_SENTENCES,
  'fresh, read': FRESH_SENTENCES,
  'later set': LATER_SENTENCES,
  'reader, read': READER_SENTENCES,
  'developed with': LABELLED_SENTENCES,
}

const SCENES = [...new Set(Object.values(SETS).flatMap((set) => set.map(({ items }) => items)))]

const STORY_SETS = {
  'kept aside': STORY_PAIRS_ASIDE,
  hard: STORY_PAIRS_HARD,
  'developed with': STORY_PAIRS,
}

const answer = async (): Promise<ThreadAnswer<Measured>> => {
  try {
    const guards = await measureGuards(SETS, workerData as number)
    const { stories, microUsd } = await measureStories(STORY_SETS, workerData as number)
    const { writer, microUsd: written } = await measureWriter(SCENES, workerData as number)
    const cost = guards.cost + (microUsd + written) / 1_000_000
    return { done: { ...guards, stories, writer, writerModel: stageModel().profile, cost } }
  } catch (error) {
    if (!(error instanceof ModelFailed || error instanceof WritingFailed)) throw error
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return { problem: `${error.message}${cause}` }
  }
}

parentPort?.postMessage(await answer())
