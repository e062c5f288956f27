import { ARTICLE_CATEGORIES, MAX_RATING } from '#shared/domain/news.ts'

const text = (maxLength: number, description: string) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  description,
})

const list = <I extends object>(
  items: I,
  minItems: number,
  maxItems: number,
  description: string,
) => ({ type: 'array', minItems, maxItems, items, description })

const object = <P extends object>(properties: P, description: string) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  description,
})

const sentence = (description: string) =>
  object(
    {
      text: text(400, 'Genau ein Satz.'),
      sources: list(
        { type: 'integer', minimum: 0 },
        1,
        8,
        'Die "nr" der Quellen, auf denen der Satz beruht.',
      ),
    },
    description,
  )

/** The tool whose input is the model's answer: the schema of `Draft` with descriptions for the model. */
export const WRITE_ARTICLE = {
  name: 'write_article',
  description: 'Legt die fertige Meldung ab.',
  inputSchema: {
    json: object(
      {
        title: text(120, 'Die Überschrift, ohne Punkt am Ende.'),
        excerpt: sentence('Der Vorspann: ein Satz, der sagt, worum es geht.'),
        paragraphs: list(
          list(sentence('Ein Satz mit seinen Quellen.'), 1, 8, 'Ein Absatz, Satz für Satz.'),
          1,
          8,
          'Der Text. Der Vorspann wird nicht wiederholt.',
        ),
        category: { type: 'string', enum: [...ARTICLE_CATEGORIES] },
        rating: {
          anyOf: [{ type: 'number', minimum: 0, maximum: MAX_RATING }, { type: 'null' }],
          description:
            'Die Wertung einer Quelle auf einer Skala bis fünf: 8 von 10 ist 4. Sonst null.',
        },
        tags: list(text(40, 'Ein Schlagwort.'), 0, 6, 'Genres und Themen aus den Quellen.'),
        bands: list(
          text(80, 'Eine Band, geschrieben wie in der Quelle.'),
          0,
          10,
          'Die Bands, um die es geht.',
        ),
      },
      'Die Meldung.',
    ),
  },
} as const
