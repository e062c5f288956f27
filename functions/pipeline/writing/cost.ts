import type { ConverseCommandInput, TokenUsage } from '@aws-sdk/client-bedrock-runtime'
import { MAX_TOKENS } from './prompt.ts'

/** Fewer than a token of German has, so that an estimate errs on the dear side. */
const CHARACTERS_PER_TOKEN = 3

interface Price {
  readonly input: number
  readonly output: number
}

export interface Cost {
  readonly microUsd: number
  readonly input: number
  readonly output: number
}

export const costOf = (
  { inputTokens: input = 0, outputTokens: output = 0 }: Partial<TokenUsage> = {},
  price: Price,
): Cost => ({
  // A dollar for a million tokens is a millionth of it for one.
  microUsd: Math.ceil(input * price.input + output * price.output),
  input,
  output,
})

/** What a call can have cost of which no answer came: all that was sent, and the longest answer. */
export const maxCostOf = (request: ConverseCommandInput, price: Price): Cost => {
  const inputTokens = Math.ceil(JSON.stringify(request).length / CHARACTERS_PER_TOKEN)
  return costOf({ inputTokens, outputTokens: MAX_TOKENS }, price)
}
