import { VERDICTS } from './verdict.ts'

const MAX_PASSAGE = 300

const object = <P extends object>(properties: P, description: string) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  description,
})

/** The tool whose input is the answer of the second reader: the schema of `Verdicts` with descriptions. */
export const CHECK_SENTENCES = {
  name: 'check_sentences',
  description: 'Legt das Urteil über jeden Satz ab.',
  inputSchema: {
    json: object(
      {
        verdicts: {
          type: 'array',
          minItems: 1,
          description: 'Ein Urteil für jeden Satz, in der Reihenfolge der Sätze.',
          items: object(
            {
              nr: { type: 'integer', minimum: 0, description: 'Die "nr" des Satzes.' },
              verdict: {
                type: 'string',
                enum: [...VERDICTS],
                description:
                  'supported: die Quellen sagen alles, was der Satz behauptet. contradicted: eine Quelle sagt etwas anderes. not_stated: die Quellen sagen es nicht.',
              },
              passage: {
                type: 'string',
                maxLength: MAX_PASSAGE,
                description:
                  'Die Stelle einer Quelle des Satzes, auf der das Urteil beruht: mindestens drei Wörter, Zeichen für Zeichen abgeschrieben. Leer nur bei not_stated.',
              },
            },
            'Das Urteil über einen Satz.',
          ),
        },
      },
      'Die Urteile.',
    ),
  },
} as const
