import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Contract } from '#shared/api/contract.ts'
import { sendMessage } from '#shared/api/messages.ts'
import { createPost } from '#shared/api/posts.ts'
import { setAvatar } from '#shared/api/profile.ts'
import { createStory } from '#shared/api/stories.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { hasObject, uploadedBy } from '#testing/media.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { anOpenPair } from '#testing/messages.ts'
import { picture } from '#testing/image-builder.ts'

const aPartner = async (member: TestMember): Promise<string> => {
  const partner = await aMember()
  await anOpenPair(member, partner)
  return partner.id
}

const KINDS: readonly (readonly [
  kind: string,
  contract: Contract,
  bodyWith: (mediaUrl: string, member: TestMember) => object | Promise<object>,
])[] = [
  ['a post', createPost, (mediaUrl) => ({ mediaUrl, mediaType: 'image' })],
  ['a story', createStory, (mediaUrl) => ({ slides: [{ type: 'image', mediaUrl }] })],
  [
    'a photo that vanishes',
    sendMessage,
    async (mediaUrl, member) => ({
      recipientId: await aPartner(member),
      mediaUrl,
      isTemporary: true,
    }),
  ],
  ['a picture of a profile', setAvatar, (mediaUrl) => ({ mediaUrl })],
]

it.each(KINDS)('deletes the upload behind %s at once, and takes a repetition', async (...row) => {
  const [, contract, bodyWith] = row
  const member = await aMember()
  const mediaUrl = await uploadedBy(member, 'image/jpeg', await picture('jpeg'))
  expect(await hasObject(mediaUrl.replace(/^\//, ''))).toBe(true)
  const body = await bodyWith(mediaUrl, member)
  const headers = { 'idempotency-key': randomUUID() }
  const ask = async () =>
    call(await handlerOf(contract.id), contract, { token: member.token, body, headers })
  const first = await ask()
  expect(first.status, first.text).toBe(contract.status ?? 200)
  expect(await hasObject(mediaUrl.replace(/^\//, ''))).toBe(false)
  if (contract.idempotent)
    expect((await ask()).json).toMatchObject({ id: (first.json as { id: string }).id })
})
