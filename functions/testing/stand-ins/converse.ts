import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** The answer of the model: the input of the required tool, free text, or nothing. */
export type Answer =
  | { readonly kind: 'tool'; readonly input: unknown }
  | { readonly kind: 'text'; readonly text: string; readonly stopReason: string }

const Text = z.object({ text: z.string() })

/** The part of a Converse request that the pipeline uses. */
export const Converse = z.object({
  system: z.optional(z.array(Text)),
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.array(Text) }))
    .check(z.minLength(1)),
  inferenceConfig: z.optional(
    z.object({
      maxTokens: z.optional(z.int().check(z.minimum(1))),
      temperature: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    }),
  ),
  toolConfig: z.optional(
    z.object({
      tools: z
        .array(
          z.object({
            toolSpec: z.object({
              name: z.string().check(z.regex(/^[a-zA-Z][\w-]{0,63}$/)),
              description: z.optional(z.string().check(z.minLength(1))),
              inputSchema: z.object({ json: z.record(z.string(), z.unknown()) }),
            }),
          }),
        )
        .check(z.minLength(1)),
      toolChoice: z.optional(z.object({ tool: z.optional(z.object({ name: z.string() })) })),
    }),
  ),
})
export type Converse = z.infer<typeof Converse>

const PATH = /^\/model\/([^/]+)\/converse$/

/** The model that a request to Bedrock names; undefined when the request is not a Converse. */
export const parseModel = (method: string, path: string): string | undefined => {
  const id = method === 'POST' ? PATH.exec(path)?.[1] : undefined
  return id === undefined ? undefined : decodeURIComponent(id)
}

const CHARACTERS_PER_TOKEN = 3.5

const tokensOf = (value: unknown): number =>
  Math.ceil(JSON.stringify(value).length / CHARACTERS_PER_TOKEN)

export const readPrompt = ({ messages }: Converse): string =>
  messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => content.map(({ text }) => text))
    .join('\n')

const idOf = (content: unknown): string =>
  `tooluse_${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}`

const contentOf = ({ toolConfig }: Converse, answer: Answer): [content: object, reason: string] => {
  if (answer.kind === 'text') return [{ text: answer.text }, answer.stopReason]
  const name = toolConfig?.toolChoice?.tool?.name ?? toolConfig?.tools[0]?.toolSpec.name
  if (name === undefined) return [{ text: JSON.stringify(answer.input) }, 'end_turn']
  const toolUse = { toolUseId: idOf(answer.input), name, input: answer.input }
  return [{ toolUse }, 'tool_use']
}

/** Bedrock's answer to Converse; what does not fit into `maxTokens` is cut off. */
export const converseResponse = (request: Converse, answer: Answer, latencyMs: number) => {
  const [content, reason] = contentOf(request, answer)
  const inputTokens = tokensOf([request.system, request.messages, request.toolConfig])
  const wanted = tokensOf(content)
  const most = request.inferenceConfig?.maxTokens ?? Infinity
  const outputTokens = Math.min(wanted, most)
  const isEmpty = 'text' in content && content.text === ''
  return {
    metrics: { latencyMs },
    output: { message: { role: 'assistant', content: isEmpty ? [] : [content] } },
    stopReason: wanted > most ? 'max_tokens' : reason,
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
  }
}
