import { newId } from '#platform/runtime/ids.ts'
import { aConcert, aGig, inDays, submitted } from '../concerts.ts'
import { aMember, block, type TestMember } from '../members.ts'
import { aModerator } from '../moderation.ts'
import type { TypicalCalls } from './typical-calls.ts'

const CONCERTS = 30

const DETAILS = {
  country: 'Deutschland' as const,
  price: '28 € zzgl. Gebühren',
  genre: 'Death Metal',
  ticketUrl: 'https://karten.test/konzerte/2027/grabeswind',
  description:
    'Einlass eine Stunde vorher. Zwei Vorbands, ein Stand für Bier und einer für Platten.',
}

/** Thirty concerts in Munich in two months. */
const setTheScene = async (author: TestMember): Promise<readonly string[]> => {
  const ids: string[] = []
  for (let index = 0; index < CONCERTS; index++)
    ids.push(
      await aConcert(author, {
        ...DETAILS,
        bandName: `Donner ${newId()}`,
        day: inDays(2 * index + 1),
      }),
    )
  return ids
}

const desk = (token: string, ids: readonly string[]) => ({
  holdConcert: { token, params: { id: ids[1] ?? '' }, body: { reason: 'Bitte prüfen.' } },
  mergeConcerts: {
    token,
    params: { id: ids[2] ?? '' },
    body: { into: ids[3] ?? '', reason: 'Dasselbe Konzert.' },
  },
  unmergeConcert: { token, params: { id: ids[2] ?? '' }, body: { reason: 'Doch nicht.' } },
  setConcertStatus: {
    token,
    params: { id: ids[4] ?? '' },
    body: { status: 'cancelled', reason: 'Laut Veranstalter.' },
  },
})

/** A member with concerts of their own, a reader who blocks a member, and a moderator. */
export const calls: TypicalCalls = {
  ids: [
    'listConcerts',
    'getConcert',
    'concertDays',
    'similarConcerts',
    'submitConcert',
    'editConcert',
    'ownConcerts',
    'withdrawConcert',
    'holdConcert',
    'mergeConcerts',
    'unmergeConcert',
    'setConcertStatus',
  ],
  prepare: async () => {
    const [author, reader, enemy] = [await aMember({ days: 8 }), await aMember(), await aMember()]
    await block(reader, enemy)
    const ids = await setTheScene(author)
    const edited = aGig({ ...DETAILS, bandName: `Donner ${newId()}`, day: inDays(70) })
    const { concert } = await submitted(author, { ...edited, day: inDays(70) })
    const { token } = author
    return {
      listConcerts: { token: reader.token },
      getConcert: { token: reader.token, params: { id: ids[0] ?? '' } },
      concertDays: { token: reader.token, query: { month: inDays(1).slice(0, 7) } },
      similarConcerts: {
        token: reader.token,
        query: { bandName: concert.bandName, city: concert.city, date: concert.date },
      },
      submitConcert: {
        token: (await aMember()).token,
        headers: { 'idempotency-key': 'typical-concert' },
        body: aGig({ ...DETAILS, bandName: 'Typisch' }),
      },
      editConcert: {
        token,
        params: { id: concert.id },
        body: { ...edited, price: '30 €', version: 1 },
      },
      ownConcerts: { token },
      withdrawConcert: { token, params: { id: ids[5] ?? '' } },
      ...desk((await aModerator()).token, ids),
    }
  },
}
