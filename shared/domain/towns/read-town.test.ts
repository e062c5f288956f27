import { describe, expect, it } from 'vitest'
import { findSettlement, foldCity, isUnclear, labelOf, readTown } from './read-town.ts'

const read = (text: string, hints: Parameters<typeof readTown>[1] = {}) => {
  const found = readTown(text, hints)
  return [found.city, found.settlement && labelOf(found.settlement), found.country]
}

describe('a place', () => {
  it.each([
    ['01067 Dresden', 'Dresden', 'Dresden', 'Deutschland'],
    ['1067 Dresden', 'Dresden', 'Dresden', 'Deutschland'],
    ['D-01067 Dresden', 'Dresden', 'Dresden', 'Deutschland'],
    ['D 01067 Dresden', 'Dresden', 'Dresden', 'Deutschland'],
    ['DE-01067 Dresden', 'Dresden', 'Dresden', 'Deutschland'],
    ['Dresden 01067', 'Dresden', 'Dresden', 'Deutschland'],
    ['Dresden, 01067', 'Dresden', 'Dresden', 'Deutschland'],
    ['Dresden (01067)', 'Dresden', 'Dresden', 'Deutschland'],
    ['Dresden - D-01067', 'Dresden', 'Dresden', 'Deutschland'],
    ['01067, Dresden', 'Dresden', 'Dresden', 'Deutschland'],
    ['(01067) Dresden', 'Dresden', 'Dresden', 'Deutschland'],
    ['Dresden, Deutschland', 'Dresden', 'Dresden', 'Deutschland'],
    ['01067 Dresden (Germany)', 'Dresden', 'Dresden', 'Deutschland'],
    ['10999 Berlin-Kreuzberg', 'Berlin-Kreuzberg', 'Berlin', 'Deutschland'],
    ['Köln-Ehrenfeld', 'Köln-Ehrenfeld', 'Köln', 'Deutschland'],
    ['Köln (Ehrenfeld)', 'Köln (Ehrenfeld)', 'Köln', 'Deutschland'],
    ['Hamburg Altona', 'Hamburg Altona', 'Hamburg', 'Deutschland'],
    ['Frankfurt-Höchst', 'Frankfurt-Höchst', 'Frankfurt am Main', 'Deutschland'],
    ['Frankfurt Ost', 'Frankfurt Ost', 'Frankfurt am Main', 'Deutschland'],
    ['Frankfurt Höchst', 'Frankfurt Höchst', 'Frankfurt am Main', 'Deutschland'],
    ['60314 Frankfurt Ost', 'Frankfurt Ost', 'Frankfurt am Main', 'Deutschland'],
    ['15234 Frankfurt West', 'Frankfurt West', 'Frankfurt (Oder)', 'Deutschland'],
    ['Halle Neustadt', 'Halle Neustadt', 'Halle (Saale)', 'Deutschland'],
    ['Münster Hiltrup', 'Münster Hiltrup', 'Münster (Nordrhein-Westfalen)', 'Deutschland'],
    ['Frankfurt an der Nidda', 'Frankfurt an der Nidda', undefined, undefined],
    ['Essen-Werden', 'Essen-Werden', 'Essen (Nordrhein-Westfalen)', 'Deutschland'],
    ['Frankfurt am Main-Höchst', 'Frankfurt am Main-Höchst', 'Frankfurt am Main', 'Deutschland'],
    ['Frankfurt a.M.-Bockenheim', 'Frankfurt a.M.-Bockenheim', 'Frankfurt am Main', 'Deutschland'],
    ['44135Dortmund', 'Dortmund', 'Dortmund', 'Deutschland'],
    ['Hansestadt Rostock', 'Rostock', 'Rostock', 'Deutschland'],
    ['Bad Homburg v.d.H.', 'Bad Homburg v.d.H.', 'Bad Homburg', 'Deutschland'],
    ['A-1010 Wien', 'Wien', 'Wien', 'Österreich'],
    ['1070 Wien', 'Wien', 'Wien', 'Österreich'],
    ['Wien, Österreich', 'Wien', 'Wien', 'Österreich'],
    ['CH-8005 Zürich', 'Zürich', 'Zürich', 'Schweiz'],
    ['Krachstadt', 'Krachstadt', undefined, undefined],
    ['12345 Krachstadt', 'Krachstadt', undefined, undefined],
    ['Paris, Frankreich', 'Paris', undefined, 'Frankreich'],
    ['🤘', '🤘', undefined, undefined],
    ['', '', undefined, undefined],
  ])('%s is read', (text, city, town, country) => {
    expect(read(text)).toEqual([city, town, country])
  })

  it.each([
    ['Frankfurt/O.', 'Frankfurt (Oder)'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder)'],
    ['Frankfurt an der Oder', 'Frankfurt (Oder)'],
    ['Frankfurt a.d.O.', 'Frankfurt (Oder)'],
    ['Frankfurt Oder', 'Frankfurt (Oder)'],
    ['15230 Frankfurt', 'Frankfurt (Oder)'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt/M.', 'Frankfurt am Main'],
    ['Frankfurt a. M.', 'Frankfurt am Main'],
    ['60311 Frankfurt', 'Frankfurt am Main'],
    ['Halle/S.', 'Halle (Saale)'],
    ['Halle an der Saale', 'Halle (Saale)'],
    ['Halle (Westf.)', 'Halle (Nordrhein-Westfalen)'],
    ['33790 Halle', 'Halle (Nordrhein-Westfalen)'],
    ['Fürth', 'Fürth (Bayern)'],
    ['Fuerth', 'Fürth (Bayern)'],
    ['Furth im Wald', 'Furth im Wald'],
    ['Fürth (Odenwald)', 'Fürth (Hessen)'],
    ['Fürth im Odenwald', 'Fürth (Hessen)'],
    ['64658 Fürth', 'Fürth (Hessen)'],
    ['90762 Fürth', 'Fürth (Bayern)'],
    ['Münster (Westfalen)', 'Münster (Nordrhein-Westfalen)'],
    ['64839 Münster', 'Münster (Hessen)'],
    ['Münster, NRW', 'Münster (Nordrhein-Westfalen)'],
    ['Stolberg (Rhld.)', 'Stolberg (Nordrhein-Westfalen)'],
    ['Neustadt, RLP', 'Neustadt an der Weinstraße'],
    ['Lindau (Bodensee)', 'Lindau (Bayern)'],
    ['Auerbach/Vogtl.', 'Auerbach (Sachsen)'],
    ['Neustadt/Weinstr.', 'Neustadt an der Weinstraße'],
    ['Neustadt a. d. Aisch', 'Neustadt an der Aisch'],
    ['23730 Neustadt', 'Neustadt in Holstein'],
    ['Freiburg i. Br.', 'Freiburg im Breisgau'],
    ['Offenbach/Main', 'Offenbach am Main'],
  ])('%s is told from its namesakes', (text, town) => {
    expect(read(text)[1]).toBe(town)
    const found = readTown(text)
    expect(isUnclear(found)).toBe(false)
    expect(found.settlement).toEqual(readTown(labelOf(found.settlement ?? never())).settlement)
  })

  it.each(['Neustadt', 'Friedberg', 'Neunkirchen', 'Baden'])('%s is unclear', (text) => {
    expect(isUnclear(readTown(text))).toBe(true)
  })

  it.each([
    'Hof bei Salzburg',
    'Burg auf Fehmarn',
    'Neustadt-Glewe',
    'Fürth (Saar)',
    'Neustadt/Dosse',
  ])('%s is none of the towns whose name it begins with', (text) => {
    expect(readTown(text).settlement).toBeUndefined()
  })

  it('takes a postcode and a country of fields of their own', () => {
    expect(read('Fürth', { postcode: '64658' })[0]).toBe('Fürth (Hessen)')
    expect(read('Dresden', { postcode: '1067' })[0]).toBe('Dresden')
    expect(read('Neustadt', { postcode: '99999' })[0]).not.toBe('Neustadt')
    expect(read('Freiburg', { country: 'Schweiz' })).toEqual(['Freiburg', 'Freiburg', 'Schweiz'])
    expect(read('München', { country: 'Schweden' })).toEqual(['München', undefined, 'Schweden'])
  })
})

const never = (): never => {
  throw new Error('No place.')
}

describe('the form in which cities are compared', () => {
  it.each([
    ['Köln', ['Köln-Ehrenfeld', 'Cologne', '50667 Köln', 'KOELN']],
    ['Frankfurt', ['Frankfurt am Main', 'Frankfurt/M', 'Frankfurt-Höchst']],
    ['Frankfurt (Oder)', ['Frankfurt/O.', 'Frankfurt an der Oder', '15230 Frankfurt']],
    ['Fürth (Hessen)', ['Fürth (Odenwald)', '64658 Fürth']],
    ['Krachstadt', ['krachstadt']],
  ])('is one for all spellings of %s', (city, others) => {
    for (const other of others) expect(foldCity(other), other).toBe(foldCity(city))
  })

  it('differs for namesakes', () => {
    const names = ['Frankfurt', 'Frankfurt (Oder)', 'Fürth', 'Fürth (Odenwald)', 'Furth im Wald']
    expect(new Set(names.map(foldCity)).size).toBe(names.length)
  })

  it('has a position also for a namesake of a town', () => {
    expect(findSettlement('Fürth (Odenwald)', 'Deutschland')?.latitude).toBeCloseTo(49.65)
  })
})

describe('a district without a hyphen behind a name that several towns have', () => {
  it.each(['Frankfurt Ost', 'Münster Hiltrup', 'Halle Neustadt'])('is asked: %s', (text) => {
    expect(isUnclear(readTown(text))).toBe(true)
  })

  it.each([
    '60314 Frankfurt Ost',
    'Frankfurt-Ost',
    'Frankfurt Oder',
    'Hamburg Altona',
    'Frankfurt',
  ])('is clear: %s', (text) => {
    expect(isUnclear(readTown(text))).toBe(false)
  })
})
