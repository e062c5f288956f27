import * as z from 'zod/mini'

const VERDICTS = ['same', 'different', 'unsure'] as const
const MAX_PASSAGE = 300

/** The answer of the model. Untrusted: a feed may have talked it into agreeing. */
export const Compared = z.strictObject({
  verdict: z.enum(VERDICTS),
  passages: z.array(z.string().check(z.maxLength(MAX_PASSAGE))).check(z.length(2)),
})

/** The tool that the model answers with: the schema of `Compared` with descriptions. */
export const COMPARE_REPORTS = {
  name: 'compare_reports' as const,
  description: 'Legt das Urteil über die zwei Meldungen ab.',
  inputSchema: {
    json: {
      type: 'object',
      properties: {
        verdict: {
          type: 'string',
          enum: [...VERDICTS],
          description:
            'same: beide berichten von demselben einzelnen Ereignis. different: von zwei Ereignissen. unsure: das steht nicht fest.',
        },
        passages: {
          type: 'array',
          minItems: 2,
          maxItems: 2,
          items: { type: 'string', maxLength: MAX_PASSAGE },
          description:
            'Die Stelle der ersten und die der zweiten Meldung, auf denen das Urteil beruht: je mindestens drei Wörter, Zeichen für Zeichen abgeschrieben.',
        },
      },
      required: ['verdict', 'passages'],
      additionalProperties: false,
    },
  },
}
