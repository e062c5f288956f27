import { aMember } from '../members.ts'
import type { FormFile } from '../multipart-builder.ts'

type Fields = Readonly<Record<string, unknown>>

export interface SpecifiedCall {
  readonly token?: string
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: Fields
  /** The body is sent as a form with this file. */
  readonly file?: FormFile
}

/** A call that a client makes which knows the product from its description alone. */
export interface Specified {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  /** The call with all fields, on things that were made for it. */
  readonly prepare: () => Promise<SpecifiedCall>
  /** Fields of body or query that may be null, empty or left out. */
  readonly optional?: readonly string[]
  /** Fields of the answer, or of each element of a list. */
  readonly answer?: readonly string[]
}

export const member = async (): Promise<SpecifiedCall> => ({ token: (await aMember()).token })
export const staff = async (): Promise<SpecifiedCall> => ({
  token: (await aMember({ role: 'admin' })).token,
})

/** A GET without fields. */
export const read = (
  path: Specified['path'],
  answer: readonly string[],
  prepare = member,
): Specified => ({
  method: 'GET',
  path,
  prepare,
  answer,
})

type Rest = Pick<Specified, 'optional' | 'answer'>

/** A POST of a member. */
export const post = (
  path: Specified['path'],
  bodyOf: () => Fields | Promise<Fields>,
  rest: Rest = {},
): Specified => ({
  method: 'POST',
  path,
  prepare: async () => ({ ...(await member()), body: await bodyOf() }),
  ...rest,
})
