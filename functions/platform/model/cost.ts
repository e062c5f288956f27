import type { ConverseCommandInput, TokenUsage } from '@aws-sdk/client-bedrock-runtime'

/** Fewer than the average of German, so that the estimate is too high rather than too low. */
const CHARACTERS_PER_TOKEN = 3

export interface Price {
  readonly input: number
  readonly output: number
}

export interface Cost {
  readonly microUsd: number
  readonly input: number
  readonly output: number
}

export const calculateCost = (
  { inputTokens: input = 0, outputTokens: output = 0 }: Partial<TokenUsage> = {},
  price: Price,
): Cost => ({
  // A price in dollars per million tokens is also in millionths of a dollar per token.
  microUsd: Math.ceil(input * price.input + output * price.output),
  input,
  output,
})

/** The maximum cost of a call without a response: the whole request and the longest answer that it allows. */
export const calculateMaxCost = (request: ConverseCommandInput, price: Price): Cost => {
  const inputTokens = Math.ceil(JSON.stringify(request).length / CHARACTERS_PER_TOKEN)
  return calculateCost(
    { inputTokens, outputTokens: request.inferenceConfig?.maxTokens ?? 0 },
    price,
  )
}
