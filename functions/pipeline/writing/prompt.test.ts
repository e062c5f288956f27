import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Draft } from '../drafts/index.ts'
import { WRITE_ARTICLE } from './write-article-tool.ts'

const UNTOLD = ['description', '$schema', 'maximum']

/** Without what only one of the two has: words for the model, and the greatest integer. */
const bare = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      UNTOLD.includes(key) && value !== 5 ? undefined : value === 0 ? undefined : value,
    ),
  )

it('tells the model the very form in which its answer is believed', () => {
  expect(bare(WRITE_ARTICLE.inputSchema.json)).toEqual(bare(z.toJSONSchema(Draft)))
})
