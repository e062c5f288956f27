import type { ContentBlock, ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime'
import { converse, readerModel } from '#platform/model/converse.ts'
import type { Cost } from '#platform/model/cost.ts'
import { describeReasons } from '../guards/reasons.ts'
import { listSentences, type Draft } from '../drafts/index.ts'
import { CHECK_SENTENCES } from './check-sentences-tool.ts'
import { findingsFrom, type ReaderFinding } from './judge-draft.ts'
import { requestFor } from './prompt.ts'
import type { ReadItem, Statement } from './statement.ts'
import { Verdicts, type Verdict } from './verdict.ts'

/** With the writer's it fits into the worker's time limit. */
const ANSWER_MS = 45_000

const inputOf = (blocks: readonly ContentBlock[]): unknown =>
  blocks.find(({ toolUse }) => toolUse?.name === CHECK_SENTENCES.name)?.toolUse?.input

/** Undefined for an answer that is cut off, refused, filtered or malformed. */
const verdictsOf = ({
  stopReason,
  output,
}: Pick<ConverseCommandOutput, 'stopReason' | 'output'>): readonly Verdict[] | undefined =>
  stopReason === 'tool_use'
    ? Verdicts.safeParse(inputOf(output?.message?.content ?? [])).data?.verdicts
    : undefined

export interface SecondReading {
  /** Why the draft must be held: German, one line each; empty when every sentence is supported. */
  readonly reasons: readonly string[]
  /** The same with its sentences. */
  readonly findings: readonly ReaderFinding[]
  readonly cost: Cost
}

export interface Judged {
  /** Undefined for an answer that is no judgement. */
  readonly verdicts: readonly Verdict[] | undefined
  readonly cost: Cost
}

/**
 * Asks the second reader once about sentences and the items that they cite by position.
 * @throws ModelFailed with the maximum cost when the call may be billed
 */
export const judge = async (
  statements: readonly Statement[],
  items: readonly ReadItem[],
): Promise<Judged> => {
  const reader = readerModel()
  const request = requestFor(reader.profileArn, statements, items)
  const abortSignal = AbortSignal.timeout(ANSWER_MS)
  const { output, cost } = await converse(request, { abortSignal }, reader)
  return { verdicts: verdictsOf(output), cost }
}

/**
 * Asks the second reader once whether the items say what the draft says, sentence by sentence.
 * @throws ModelFailed with the maximum cost when the call may be billed
 */
export const readSecond = async (
  draft: Draft,
  items: readonly ReadItem[],
): Promise<SecondReading> => {
  const statements = listSentences(draft)
  const { verdicts, cost } = await judge(statements, items)
  const findings = findingsFrom(verdicts, statements, items)
  return { reasons: describeReasons(findings), findings, cost }
}
