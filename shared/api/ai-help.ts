import * as z from 'zod/mini'
import { findHelpPage } from '../domain/help-pages.ts'
import { multiLine, singleLine } from '../domain/text.ts'
import { contract } from './contract.ts'

export const MAX_QUESTION = 500
export const MAX_HELP_SUGGESTIONS = 3
const MAX_PATH = 200
const MAX_ROLE = 40

export const TEXTS = {
  noQuestion: 'Bitte stell eine Frage.',
  unknownPage: 'Diese Seite gibt es nicht.',
} as const

export const HelpQuestion = multiLine(MAX_QUESTION).check(z.minLength(1, TEXTS.noQuestion))

const Suggestions = z.array(z.string()).check(z.maxLength(MAX_HELP_SUGGESTIONS))

export const AiWelcome = z.object({
  message: z.string(),
  /** Questions to begin with. */
  suggestions: Suggestions,
  isAi: z.literal(true),
})
export type AiWelcome = z.infer<typeof AiWelcome>

/**
 * `answered`: by the model, from the help texts. `unknown`: the help texts do not say it. `refused`: the NSBM guard
 * matched. `failed`: the model did not answer. `overBudget`: the model's daily budget is spent.
 */
export const HELP_OUTCOMES = ['answered', 'unknown', 'refused', 'failed', 'overBudget'] as const

export const AiReply = z.object({
  id: z.string(),
  message: z.string(),
  suggestions: Suggestions,
  /** The page that the answer is about. */
  link: z.nullable(z.object({ path: z.string(), label: z.string() })),
  outcome: z.enum(HELP_OUTCOMES),
  isAi: z.literal(true),
  /** Answered by the rule-based model of the local stack. */
  isLocalModel: z.boolean(),
})
export type AiReply = z.infer<typeof AiReply>

export const aiWelcome = contract({
  id: 'aiWelcome',
  method: 'GET',
  path: '/api/ai/welcome',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'The greeting of the AI help',
  response: AiWelcome,
  errors: [],
})

export const aiHelp = contract({
  id: 'aiHelp',
  method: 'POST',
  path: '/api/ai/help',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Answers a question about the product from its help texts',
  body: z.object({
    query: HelpQuestion,
    context: z.optional(
      z.object({
        currentPage: z.optional(
          singleLine(MAX_PATH).check(
            z.refine((path) => findHelpPage(path) !== undefined, TEXTS.unknownPage),
          ),
        ),
        /** Sent by clients, never trusted or used: the help texts are the same for everybody. */
        userRole: z.optional(singleLine(MAX_ROLE)),
      }),
    ),
  }),
  response: AiReply,
  // The other outcomes have texts that people wrote.
  aiText: { mode: 'machine-generated', only: { outcome: 'answered' } },
  errors: ['throttled'],
  guard: { fields: ['query'], onHit: 'hold' },
})
