import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract.ts'
import { toEvent } from '#testing/call.ts'
import { readInput } from './input.ts'

const small = contract({
  id: 'small',
  method: 'POST',
  path: '/api/small',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Take a text',
  body: z.object({ text: z.string() }),
  response: z.string(),
  errors: [],
})
const large = contract({ ...small, maxBodyBytes: 100_000 })

const KILOBYTE = 1024
const JSON_AROUND = '{"text":""}'.length

const bodyOf = (bytes: number) => ({ body: { text: 'x'.repeat(bytes - JSON_AROUND) } })

describe('the largest body', () => {
  it.each([
    ['64 KB without a limit of its own', small, 64 * KILOBYTE],
    ['the limit of the contract', large, 100_000],
  ])('is %s', async (_name, contract, limit) => {
    const fitting = bodyOf(limit)
    expect((await readInput(contract, toEvent(contract, fitting))).body).toEqual(fitting.body)
    const over = toEvent(contract, bodyOf(limit + 1))
    await expect(readInput(contract, over)).rejects.toMatchObject({ code: 'too_large' })
  })
})
