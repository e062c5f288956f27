import { expect, it } from 'vitest'
import { env } from '#platform/runtime/env.ts'
import { erasureKey } from '#functions/auth/erasure-state/index.ts'
import { putNote } from '#functions/uploads/index.ts'
import { documents } from '#testing/document-client.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { eraseAgain } from './erase-again.ts'

it('makes a deleted member due again in a restored table, and no sign-in cancels it', async () => {
  const { id } = await aMember()
  await putNote(`erased/${id}`, '2026-11-01T00:00:00.000Z')
  await eraseAgain(documents, env.tableName, [id])
  const again = await stored(erasureKey(id))
  expect(again).toMatchObject({ state: 'waiting', isFinal: true })
  expect(again?.dueAt).toBe(again?.requestedAt)
})
