import { describe, expect, it } from 'vitest'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { setGuestObjection } from '#shared/api/objections.ts'
import { openAppealsPartition } from '../../appeals/items/index.ts'
import { call } from '#testing/call.ts'
import { aDismissedGuestReport, objectAsGuest, OBJECTION } from '#testing/objections.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { objectionKey } from '../objections/objection.ts'
import { handler } from './set-guest-objection.ts'

const cardsOf = async (statementId: string) =>
  (await storedUnder(openAppealsPartition)).filter(({ subjectId }) => subjectId === statementId)

describe('the objection of a guest', () => {
  it('needs the receipt, and is received once', async () => {
    const { receipt, statementId, report } = await aDismissedGuestReport('erika@example.org')
    const { status, json } = await objectAsGuest(receipt)
    expect(status).toBe(200)
    expect(json).toMatchObject({ appeal: { state: 'received' }, mayAppeal: false })
    expect((await objectAsGuest(receipt)).json).toEqual(json)
    const [card, ...others] = await cardsOf(statementId)
    expect(others).toEqual([])
    expect(card).toMatchObject({ origin: 'reporter', reportId: report.reportId })
    expect(card).not.toHaveProperty('memberId')
    expect(JSON.stringify(await stored(objectionKey(report)))).not.toMatch(/erika|Erika/)
    expect((await objectAsGuest(receipt, null)).json).toMatchObject({
      appeal: { state: 'withdrawn' },
    })
  })

  it('gets one answer for every receipt that is none', async () => {
    const { report, statementId } = await aDismissedGuestReport('erika@example.org')
    const answers = await Promise.all(
      ['', 'x', '0'.repeat(64), report.reportId, statementId].map((one) => objectAsGuest(one)),
    )
    const messages = answers.map(({ status, json }) => [
      status,
      (json as { message: string }).message,
    ])
    expect(new Set(messages.map(String)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect(await cardsOf(statementId)).toEqual([])
  })

  it('is tried at a limited rate', async () => {
    const body = { receipt: '0'.repeat(64), text: OBJECTION }
    const statuses: number[] = []
    for (let count = 0; count <= THROTTLES.receiptsPerAddress.limit; count++) {
      const options = { address: '198.18.7.7', body }
      statuses.push((await call(handler, setGuestObjection, options)).status)
    }
    expect(statuses.slice(-2)).toEqual([404, 429])
  })
})
