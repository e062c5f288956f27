import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Draft } from '../drafts/index.ts'
import { WRITE_ARTICLE } from './write-article-tool.ts'

const UNTOLD = ['description', '$schema', 'maximum']

/** Without descriptions and the greatest integer, which only one of the two schemas has. */
const bare = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      UNTOLD.includes(key) && value !== 5 ? undefined : value === 0 ? undefined : value,
    ),
  )

it('describes the same schema to the model that its answer is parsed with', () => {
  expect(bare(WRITE_ARTICLE.inputSchema.json)).toEqual(bare(z.toJSONSchema(Draft)))
})
