import { setTimeout as sleep } from 'node:timers/promises'
import { answerTo } from '../model/answer.ts'
import { sentencesToCheck, type CheckedSentence } from '../model/check-prompt.ts'
import { verdictsOn } from '../model/check-sentences.ts'
import { comparisonOf, reportsToCompare } from '../model/compare-reports.ts'
import { readItems } from '../model/evidence.ts'
import { faultIn, FAULTS, READER_FAULT_TITLES, type Fault } from '../model/faults.ts'
import { helpAnswerTo } from '../model/help-answer.ts'
import { readHelpPrompt } from '../model/help-prompt.ts'
import {
  Converse,
  converseResponse,
  parseModel,
  readPrompt,
  type Answer,
} from '#testing/stand-ins/converse.ts'
import type { GuardedEngine } from './guarded-engine.ts'
import { startGuardedModel } from './guarded-model.ts'
import type { JsonAnswer, TakeJson } from '#testing/stand-ins/json-service.ts'

const SLOW_MS = 3000
export interface Bedrock extends GuardedEngine {
  /** Makes the next answers fail, for any prompt. */
  failNext(fault: Fault, times?: number): void
}

const ERRORS: Readonly<Partial<Record<Fault, JsonAnswer>>> = {
  throttled: {
    status: 429,
    error: 'ThrottlingException',
    body: { message: 'Too many requests, please wait before trying again.' },
  },
  unavailable: {
    status: 503,
    error: 'ServiceUnavailableException',
    body: { message: 'The service is temporarily unavailable.' },
  },
}

const refused = (message: string): JsonAnswer => ({
  status: 400,
  error: 'ValidationException',
  body: { message },
})

interface Task {
  readonly fault: Fault | undefined
  readonly answer: (fault: Fault | undefined) => Answer
}

const checkOf = (sentences: readonly CheckedSentence[]): Task => {
  const titles = sentences.flatMap(({ items }) => items.map(({ title }) => title))
  return {
    fault: faultIn(titles, READER_FAULT_TITLES),
    answer: (fault) => verdictsOn(sentences, fault),
  }
}

/** Whether a prompt asks for an article, its check, a comparison or for help. Only the titles of items name faults. */
const taskOf = (prompt: string): Task | undefined => {
  const help = readHelpPrompt(prompt)
  if (help) return { fault: undefined, answer: (fault) => helpAnswerTo(help, fault) }
  const sentences = sentencesToCheck(prompt)
  if (sentences) return checkOf(sentences)
  const reports = reportsToCompare(prompt)
  if (reports) return { fault: undefined, answer: (fault) => comparisonOf(reports, fault) }
  const items = readItems(prompt)
  if (!items) return undefined
  return {
    fault: faultIn(items.map(({ title }) => title)),
    answer: (fault) => answerTo(items, fault),
  }
}

const converse = async (request: Converse, planned: Fault | undefined): Promise<JsonAnswer> => {
  const task = taskOf(readPrompt(request))
  if (!task)
    return refused('The local model only answers prompts with items, sentences, reports or topics.')
  const startedAt = Date.now()
  const fault = planned ?? task.fault
  if (fault === 'slow') await sleep(SLOW_MS)
  const error = fault && ERRORS[fault]
  if (error) return error
  return {
    status: 200,
    body: converseResponse(request, task.answer(fault), Date.now() - startedAt),
  }
}

/** A test may request a fault with a header. */
const faultOf = (header: string | string[] | undefined): Fault | undefined =>
  FAULTS.find((fault) => fault === header)

/** Bedrock's Converse API over a rule-based model, which states only what the prompt says. */
export const startBedrock = async (): Promise<Bedrock> => {
  const planned: Fault[] = []
  const take: TakeJson = async ({ method, path, headers, body }) => {
    if (parseModel(method, path) === undefined)
      return refused('The local Bedrock only takes part in Converse.')
    const parsed = Converse.safeParse(body)
    if (!parsed.success) return refused(parsed.error.message)
    return converse(parsed.data, planned.shift() ?? faultOf(headers['x-fault']))
  }
  return {
    ...(await startGuardedModel(take)),
    failNext: (fault, times = 1) => {
      planned.push(...Array.from({ length: times }, () => fault))
    },
  }
}
