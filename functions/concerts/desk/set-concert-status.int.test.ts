import { expect, it } from 'vitest'
import { setConcertStatus } from '#shared/api/concert-desk.ts'
import { ConcertStatus } from '#shared/domain/concerts.ts'
import { withdrawConcert } from '#shared/api/concerts.ts'
import { call } from '#testing/call.ts'
import { REASON } from '#testing/concert-desk.ts'
import { aBandName, aGig, askToSubmit, submitted } from '#testing/concerts.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { handler } from './set-concert-status.ts'

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(5000) },
  { 'if-none-match': '*' },
  { 'user-agent': 'Mozilla/5.0 (Android 99; ä) Firefox/999' },
  { 'x-viewer-ip': '999.999.999.999, 1.1.1.1' },
  { 'accept-encoding': 'gzip;q=0, br;q=9, *' },
  { range: 'bytes=0-,0-,0-' },
]

it('never answers 500 to concurrent calls, while members submit and withdraw the concert', async () => {
  const gig = aGig({ bandName: aBandName() })
  const author = await aMember()
  const { concert } = await submitted(author, gig)
  const params = { id: concert.id }
  const [moderators, fans] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => aModerator())),
    Promise.all(Array.from({ length: 10 }, () => aMember())),
  ])
  const withdraw = await handlerOf(withdrawConcert.id)
  const setting = Array.from({ length: 48 }, (_, index) =>
    call(handler, setConcertStatus, {
      token: moderators[index % moderators.length]?.token,
      params,
      headers: HEADERS[index % HEADERS.length] ?? {},
      body: { status: ConcertStatus.options[index % ConcertStatus.options.length], reason: REASON },
    }),
  )
  const others = [
    ...fans.map((fan) => askToSubmit(fan, gig)),
    call(withdraw, withdrawConcert, { token: author.token, params }),
  ]
  const answers = await Promise.all([...setting, ...others])
  const wrong = answers.filter(({ status }) => status === 500)
  expect(wrong.map(({ text }) => text)).toEqual([])
})
