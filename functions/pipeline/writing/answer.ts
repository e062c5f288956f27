import type { ConverseCommandOutput, ContentBlock } from '@aws-sdk/client-bedrock-runtime'
import { Draft } from '../drafts/index.ts'
import { WRITE_ARTICLE } from './write-article-tool.ts'
import { WritingFailed } from './writing-failed.ts'

const REFUSALS: readonly (string | undefined)[] = ['guardrail_intervened', 'content_filtered']

const inputOf = (blocks: readonly ContentBlock[]): unknown =>
  blocks.find(({ toolUse }) => toolUse?.name === WRITE_ARTICLE.name)?.toolUse?.input

/** Every sentence cites items that the model was given. */
const citesGivenItems = ({ excerpt, paragraphs }: Draft, items: number): boolean =>
  [excerpt, ...paragraphs.flat()].every(({ sources }) =>
    sources.every((position) => position < items),
  )

/**
 * The model's draft about `items` items.
 * @throws WritingFailed
 */
export const readDraft = (
  { stopReason, output }: Pick<ConverseCommandOutput, 'stopReason' | 'output'>,
  items: number,
): Draft => {
  if (REFUSALS.includes(stopReason)) throw new WritingFailed('refused')
  if (stopReason === 'max_tokens') throw new WritingFailed('too_long')
  const input = inputOf(output?.message?.content ?? [])
  if (input === undefined) throw new WritingFailed('refused')
  const draft = Draft.safeParse(input)
  if (!draft.success) throw new WritingFailed('broken_answer', draft.error)
  if (!citesGivenItems(draft.data, items)) throw new WritingFailed('broken_answer')
  return draft.data
}
