import type { ToolSpecification } from '@aws-sdk/client-bedrock-runtime'
import * as z from 'zod/mini'

export const MAX_ANSWER = 900
export const MAX_CITED = 3

/** The input of the tool, read strictly. */
export const ToolAnswer = z.strictObject({
  isAnswerable: z.boolean(),
  topics: z.array(z.string()).check(z.maxLength(MAX_CITED)),
  link: z.nullable(z.string()),
  answer: z.string().check(z.maxLength(MAX_ANSWER)),
})
export type ToolAnswer = z.infer<typeof ToolAnswer>

/** The tool whose input is the model's answer: the schema of `ToolAnswer` with descriptions for the model. */
export const ANSWER_QUESTION = {
  name: 'answer_question',
  description: 'Legt die Antwort auf die Frage ab.',
  inputSchema: {
    json: {
      type: 'object',
      properties: {
        isAnswerable: {
          type: 'boolean',
          description: 'Ob die Hilfetexte die Frage beantworten. Im Zweifel false.',
        },
        topics: {
          type: 'array',
          maxItems: MAX_CITED,
          items: { type: 'string' },
          description:
            'Die "id" der Hilfetexte, auf denen die Antwort beruht, der wichtigste zuerst.',
        },
        link: {
          type: ['string', 'null'],
          description: 'Der "link" des ersten dieser Hilfetexte, unverändert; sonst null.',
        },
        answer: {
          type: 'string',
          maxLength: MAX_ANSWER,
          description: 'Die Antwort in zwei bis vier Sätzen; leer, wenn isAnswerable false ist.',
        },
      },
      required: ['isAnswerable', 'topics', 'link', 'answer'],
      additionalProperties: false,
    },
  },
} satisfies ToolSpecification
