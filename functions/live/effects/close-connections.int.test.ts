import { aConnection } from '#testing/live.ts'
import { expect, it } from 'vitest'
import { sessionKey, tokenHashIn } from '#platform/identity/session.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { write } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { connectionsPartition, openConnection } from '../connection.items.ts'

type Deliver = Parameters<typeof deliverTo>[1]

const close = deliverTo('close-connections', (await handlerOf('close-connections')) as Deliver)

it('ends the connections of a session with it, also when the event is repeated, and no others', async () => {
  const [member, stranger] = [await aMember(), await aMember()]
  const [first, second, foreign] = [
    await aConnection(member),
    await aConnection(member),
    await aConnection(stranger),
  ]
  const key = sessionKey(member.token)
  const session = await stored(key)
  await remove(key)
  for (let times = 0; times < 2; times++) await close(changeRecord(session, null))
  expect([first.isOpen(), second.isOpen(), foreign.isOpen()]).toEqual([false, false, true])
  expect(await storedUnder(connectionsPartition(member.id))).toEqual([])
})

it('ends more connections of a session than hints are posted to', async () => {
  const member = await aMember()
  const key = sessionKey(member.token)
  const session = await stored(key)
  if (!session) throw new Error('No session')
  const tokenHash = tokenHashIn(session)
  for (let count = 0; count < 60; count++)
    await write(openConnection({ connectionId: newId(), memberId: member.id, tokenHash }))
  await remove(key)
  await close(changeRecord(session, null))
  expect(await storedUnder(connectionsPartition(member.id))).toEqual([])
})

it('leaves the connections of another session of the member', async () => {
  const member = await aMember()
  const connection = await aConnection(member)
  const session = await stored(sessionKey(member.token))
  await close(changeRecord(session && { ...session, PK: 'SESSION#another' }, null))
  expect(connection.isOpen()).toBe(true)
})
