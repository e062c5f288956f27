import { describe, expect, it } from 'vitest'
import { calendar, event, HORIZON, rowsOf, sourceOf } from './imported-files.ts'
import { UNDECIDED } from './doubt.ts'
import { readRows } from './read-file.ts'

const HEAD = 'Datum;Künstler;Spielort;PLZ;Ort;Land'

const placeOf = async (cells: string) => {
  const [row] = await rowsOf(`${HEAD}\n05.03.2027;Grabesruh;Linde;${cells}`)
  const { city, town, country } = row?.understood ?? {}
  return [city, town, country, row?.isOpen]
}

describe('the place of a row', () => {
  it.each([
    [';1067 Dresden;', ['Dresden', undefined, undefined, false]],
    ['1067;Dresden;', ['Dresden', undefined, undefined, false]],
    [';10999 Berlin-Kreuzberg;', ['Berlin-Kreuzberg', 'Berlin', undefined, false]],
    [';Frankfurt/O.;', ['Frankfurt (Oder)', undefined, undefined, false]],
    ['64658;Fürth;', ['Fürth (Hessen)', undefined, undefined, false]],
    [';Fürth;', ['Fürth', 'Fürth (Bayern)', undefined, false]],
    ['1070;Wien;', ['Wien', undefined, 'Österreich', false]],
    [';Freiburg;CH', ['Freiburg', undefined, 'Schweiz', false]],
    [';Neustadt;', ['Neustadt an der Weinstraße', undefined, undefined, true]],
  ])('%s is read', async (cells, place) => {
    expect(await placeOf(cells)).toEqual(place)
  })

  it('is the one that the member chooses', async () => {
    const source = await sourceOf(`${HEAD}\n05.03.2027;Grabesruh;Linde;;Neustadt;`)
    const answers = { town: 'Neustadt in Holstein' }
    const [row] = readRows(source, {}, HORIZON, new Map([[2, { ...UNDECIDED, answers }]]))
    expect(row?.submissions[0]?.city).toBe('Neustadt in Holstein')
    expect(row?.doubts[0]?.question).toBe('Welches „Neustadt“ ist gemeint?')
  })

  it.each([
    ['Hammerwerk\\, Schmiedegasse 3\\, 1067 Dresden\\, Deutschland', 'Dresden'],
    ['Hammerwerk\\, 01067 Dresden\\, Sachsen', 'Dresden'],
    ['Hammerwerk\\, Dresden', 'Dresden'],
    ['Dresden\\, Hammerwerk', 'Dresden'],
    ['01067 Dresden\\, Hammerwerk', 'Dresden'],
    ['Dresden\\, Hammerwerk\\, Schmiedegasse 3', 'Dresden'],
    ['Berlin\\, Lido\\, Deutschland', 'Berlin'],
    ['Essen\\, Zeche Carl', 'Essen'],
    ['Berlin Kellerclub\\, Hinterhof', 'Hinterhof'],
    ['Hamburg\\, Bremen', 'Bremen'],
    ['Kreuzkeller\\nOranienstr. 1\\n10999 Berlin-Kreuzberg', 'Berlin-Kreuzberg'],
    ['Backstage\\, München\\, Bayern', 'München'],
    ['Essigfabrik\\, Siegburger Str. 110\\, Köln\\, NRW\\, Deutschland', 'Köln'],
    ['Waschhaus\\, Potsdam\\, Brandenburg', 'Potsdam'],
    ['Hammerwerk\\, Schmiedegasse 3\\, Berlin', 'Berlin'],
  ])('is read in the location %s of an event', async (location, city) => {
    const [row] = await rowsOf(
      calendar(event('DTSTART:20270305T200000', 'SUMMARY:X', `LOCATION:${location}`)),
    )
    expect(row?.understood.city).toBe(city)
  })
})

it.each([
  ['Dresden\\, Hammerwerk', 'Hammerwerk'],
  ['01067 Dresden\\, Hammerwerk\\, Schmiedegasse 3', 'Hammerwerk'],
  ['Hammerwerk\\, Dresden', 'Hammerwerk'],
])('takes the venue from behind the town: %s', async (location, venue) => {
  const lines = ['DTSTART:20270305T200000', 'SUMMARY:X', `LOCATION:${location}`]
  const [row] = await rowsOf(calendar(event(...lines)))
  expect(row?.understood.venue).toBe(venue)
})
