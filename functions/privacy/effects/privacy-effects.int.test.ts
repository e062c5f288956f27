import { mailsTo } from '#testing/contact-scenes.ts'
import { expect, it } from 'vitest'
import { privateKey } from '#platform/identity/member.items.ts'
import { put, transact, write } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { storedUnder } from '#testing/stored.ts'
import { newErasure, putErasure } from '../../auth/erasure-state/index.ts'
import { tracesPartition } from '../traces/trace.items.ts'
import { handler as mailErasure } from './mail-erasure.ts'
import { handler as noteTraces } from './note-traces.ts'

const mail = deliverTo('mail-erasure', mailErasure)
const note = deliverTo('note-traces', noteTraces)

it('notes each member that a band, a report or a claim names, also when the event is repeated', async () => {
  const { id } = await aMember()
  const band = { PK: 'BAND#1', SK: 'BAND', entity: 'Band', submittedBy: { id, username: 'x' } }
  const held = { PK: 'MODERATION#article', SK: '1', entity: 'Held', reports: [{ memberId: id }] }
  for (let times = 0; times < 2; times++)
    await note(changeRecord(null, band), changeRecord(null, held))
  const traces = await storedUnder(tracesPartition(id))
  expect(traces.map(({ SK }) => SK)).toEqual(['BAND#1|BAND', 'MODERATION#article|1'])
})

it('mails no receipt to an address that waits for its confirmation', async () => {
  const { id } = await aMember()
  const address = `${id.toLowerCase()}@example.org`
  await write(put({ ...privateKey(id), SK: 'PRIVATE', email: address }))
  const erasure = newErasure(id, '01ARZ3NDEKTSV4RRFFQ69G5FAW')
  await transact(putErasure(erasure))
  await mail(changeRecord(null, erasure))
  expect(mailsTo(address)).toEqual([])
})

it('mails the day and the receipt to a member with an address, as long as the deletion is pending', async () => {
  const { id } = await aMember()
  const address = `${id.toLowerCase()}@example.org`
  await write(put({ ...privateKey(id), SK: 'PRIVATE', confirmedEmail: address }))
  const erasure = newErasure(id, '01ARZ3NDEKTSV4RRFFQ69G5FAV')
  await mail(changeRecord(null, erasure))
  expect(mailsTo(address)).toEqual([])
  await transact(putErasure(erasure))
  await mail(changeRecord(null, erasure))
  expect(mailsTo(address)[0]).toContain('/loeschbeleg#01ARZ3NDEKTSV4RRFFQ69G5FAV')
})
