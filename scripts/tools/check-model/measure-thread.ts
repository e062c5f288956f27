import { parentPort, workerData } from 'node:worker_threads'
import { ModelFailed, stageModel } from '#platform/model/converse.ts'
import { WritingFailed } from '#functions/pipeline/writing/index.ts'
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
import { measureStories } from './stories.ts'
import type { Measured } from './measured.ts'
import { measureWriter } from './writer.ts'

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
