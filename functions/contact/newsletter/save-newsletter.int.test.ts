import { expect, it } from 'vitest'
import { saveNewsletter } from '#shared/api/your-data.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { putAll, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember, isOfAge, newToken } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { requestSignup, signupKey, signupOf } from '../newsletter.items.ts'
import { handler } from './save-newsletter.ts'

const withAddress = async () => {
  const member = await aMember()
  const email = `${member.id.toLowerCase()}@example.org`
  await putAll([{ ...privateKey(member.id), confirmedEmail: email }])
  return { ...member, email, key: signupKey(signupOf(email)) }
}

const saving = (token: string, subscribed: boolean) =>
  call(handler, saveNewsletter, { token, body: { subscribed } })

it('asks for a confirmation, and withdraws at once', async () => {
  const { token, key } = await withAddress()
  expect((await saving(token, true)).json).toMatchObject({ state: 'pending' })
  expect(await stored(key)).toMatchObject({ status: 'pending' })
  expect((await saving(token, false)).json).toMatchObject({ state: 'none' })
  expect(await stored(key)).toBeNull()
})

it('neither shows nor ends a subscription that the member did not ask for', async () => {
  const { token, email, key } = await withAddress()
  await write(requestSignup(email, '2025-01'))
  expect((await saving(token, false)).json).toMatchObject({ state: 'none' })
  expect(await stored(key)).toMatchObject({ status: 'pending' })
})

it('refuses members under 16, who may still withdraw, and accounts without a confirmed address', async () => {
  const young = await withAddress()
  await isOfAge(young, 15)
  expect((await saving(young.token, true)).status).toBe(403)
  expect(await stored(young.key)).toBeNull()
  expect((await saving(young.token, false)).status).toBe(200)
  const waiting = await aMember()
  const email = `${waiting.id.toLowerCase()}@example.org`
  await putAll([{ ...privateKey(waiting.id), email }])
  expect((await saving(waiting.token, true)).status).toBe(403)
  expect(await stored(signupKey(signupOf(email)))).toBeNull()
  expect((await saving((await aMember()).token, true)).status).toBe(403)
  expect((await saving(newToken(), true)).status).toBe(401)
})
