import type { ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime'
import { converse, readerModel } from '#platform/model/converse.ts'
import type { Cost } from '#platform/model/cost.ts'
import { passageProblem } from '../second-reader/passage.ts'
import { COMPARE_REPORTS, Compared } from './compare-reports-tool.ts'
import { requestFor, type ComparedItem } from './prompt.ts'

const ANSWER_MS = 8000

/** By what they say and not by their ids, so that both orders ask the same question. */
const inOrder = (items: readonly ComparedItem[]): readonly ComparedItem[] => {
  const keyOf = ({ title, text, sourceName }: ComparedItem) =>
    JSON.stringify([title, text, sourceName])
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Only a `same` that quotes both items merges them; anything else, or no usable answer, does not. */
const saysSame = (
  { stopReason, output }: Pick<ConverseCommandOutput, 'stopReason' | 'output'>,
  items: readonly ComparedItem[],
): boolean => {
  if (stopReason !== 'tool_use') return false
  const blocks = output?.message?.content ?? []
  const input = blocks.find(({ toolUse }) => toolUse?.name === COMPARE_REPORTS.name)?.toolUse?.input
  const { data } = Compared.safeParse(input)
  return (
    data?.verdict === 'same' &&
    items.every((item, nr) => passageProblem(data.passages[nr] ?? '', [item]) === undefined)
  )
}

export interface ComparedReports {
  readonly isSame: boolean
  readonly cost: Cost
}

/**
 * Asks the model of the second reader once whether two items report the same event.
 * @throws ModelFailed with the maximum cost when the call may be billed
 */
export const compareReports = async (
  one: ComparedItem,
  other: ComparedItem,
  answerMs = ANSWER_MS,
): Promise<ComparedReports> => {
  const reader = readerModel()
  const items = inOrder([one, other])
  const abortSignal = AbortSignal.timeout(answerMs)
  const { output, cost } = await converse(
    requestFor(reader.profileArn, items),
    { abortSignal },
    reader,
  )
  return { isSame: saysSame(output, items), cost }
}
