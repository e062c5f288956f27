import * as z from 'zod/mini'
import { Comment } from '#shared/api/comments.ts'
import { ErrorBody } from '#shared/api/errors.ts'
import { LikeState } from '#shared/api/likes.ts'
import { Author, CurrentUser } from '#shared/api/members.ts'
import { Post } from '#shared/api/posts.ts'

export type Json = Readonly<Record<string, unknown>>

const named = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries({
  Author,
  Comment,
  CurrentUser,
  ErrorBody,
  LikeState,
  Post,
})) {
  named.add(schema, { id })
}

const LOCAL_REFERENCE = '"#/$defs/'
const SHARED_REFERENCE = '"#/components/schemas/'

/** Collects schemas that are used several times, so that the document contains them once. */
export class SchemaBook {
  readonly components: Record<string, Json> = {}

  json(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
    const made = z.toJSONSchema(schema, { io, metadata: named, reused: 'inline' })
    const text = JSON.stringify(made).replaceAll(LOCAL_REFERENCE, SHARED_REFERENCE)
    const { $schema: _dialect, $defs = {}, ...own } = JSON.parse(text) as Record<string, Json>
    for (const [name, definition] of Object.entries($defs as Record<string, Json>)) {
      this.components[name] = withoutId(definition)
    }
    return this.rooted(own)
  }

  /** A named schema that is itself the root comes with its id instead of a reference. */
  private rooted(own: Record<string, unknown>): Json {
    const { id } = own
    if (typeof id !== 'string') return own
    this.components[id] = withoutId(own)
    return { $ref: `#/components/schemas/${id}` }
  }
}

const withoutId = ({ id: _id, ...rest }: Json): Json => rest
