import { parentPort, workerData } from 'node:worker_threads'
import { ModelFailed } from '#platform/model/converse.ts'
import {
  ASIDE_SENTENCES,
  FRESH_ASIDE_SENTENCES,
  FRESH_SENTENCES,
  LABELLED_SENTENCES,
  LATER_SENTENCES,
  READER_SENTENCES,
} from '#testing/labelled/sentences.ts'
import type { ThreadAnswer } from '../operator/model-thread.ts'
import { measureGuards } from './measure.ts'
import type { Measured } from './measured.ts'

/** Those that the rules are not tuned to come first. */
const SETS = {
  'kept aside': ASIDE_SENTENCES,
  'fresh, kept aside': FRESH_ASIDE_SENTENCES,
  'fresh, read': FRESH_SENTENCES,
  'later set': LATER_SENTENCES,
  'reader, read': READER_SENTENCES,
  'developed with': LABELLED_SENTENCES,
}

const answer = async (): Promise<ThreadAnswer<Measured>> => {
  try {
    return { done: await measureGuards(SETS, workerData as number) }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return { problem: `${error.message}${cause}` }
  }
}

parentPort?.postMessage(await answer())
