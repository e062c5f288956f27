import { parentPort, workerData } from 'node:worker_threads'
import { ModelFailed } from '#platform/model/converse.ts'
import { ASIDE_SENTENCES, LABELLED_SENTENCES } from '#testing/labelled/sentences.ts'
import type { ThreadAnswer } from '../operator/model-thread.ts'
import { measureGuards, type Measured } from './measure.ts'

/** Those that the rules are not tuned to come first. */
const SENTENCES = [...ASIDE_SENTENCES, ...LABELLED_SENTENCES]

const answer = async (): Promise<ThreadAnswer<Measured>> => {
  try {
    return { done: await measureGuards(SENTENCES, workerData as number) }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return { problem: `${error.message}${cause}` }
  }
}

parentPort?.postMessage(await answer())
