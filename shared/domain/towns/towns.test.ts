import { describe, expect, it, test } from 'vitest'
import { findTown } from './read-town.ts'
import { distanceKm } from './town.ts'
import { allTowns, findTownById, searchTowns } from './towns.ts'

const nameOf = (city: string, country: string | null = null) => findTown(city, country)?.name

describe('the town of a concert', () => {
  it.each([
    ['Göttingen', null, 'Göttingen'],
    ['goettingen', 'Deutschland', 'Göttingen'],
    ['MUENCHEN', null, 'München'],
    ['Munich', null, 'München'],
    ['Frankfurt', null, 'Frankfurt am Main'],
    ['Frankfurt/Oder', null, 'Frankfurt (Oder)'],
    ['Halle', null, 'Halle (Saale)'],
    ['Berlin-Kreuzberg', null, 'Berlin'],
    ['Freiburg', null, 'Freiburg im Breisgau'],
    ['Freiburg', 'Schweiz', 'Freiburg'],
    ['Neuchâtel', 'Schweiz', 'Neuenburg'],
    ['Sankt Gallen', 'Schweiz', 'St. Gallen'],
    ['St. Pölten', 'Österreich', 'Sankt Pölten'],
    ['Baden', 'Österreich', 'Baden'],
  ])('is found for %s in %s', (city, country, name) => {
    expect(nameOf(city, country)).toBe(name)
  })

  it.each([
    ['Hintertupfing', null],
    ['Neustadt an der Aisch', null],
    ['Hof bei Salzburg', 'Deutschland'],
    ['München', 'Schweden'],
    ['🤘', null],
    ['', null],
  ])('is unknown for %s in %s', (city, country) => {
    expect(nameOf(city, country)).toBeUndefined()
  })
})

describe('the search for towns', () => {
  const names = (query: string) => searchTowns(query, 8).map(({ name }) => name)

  it('finds towns by the beginning of any word', () => {
    expect(names('göt')).toEqual(['Göttingen', 'Gotha'])
    expect(names('main')).toContain('Frankfurt am Main')
    expect(names('b').length).toBe(8)
    expect(names('...')).toEqual([])
  })

  it.each([
    ['37073', ['Göttingen']],
    ['37085', ['Göttingen']],
    ['12045', ['Berlin']],
    ['81667', ['München']],
    ['20359', ['Hamburg']],
    ['1010', ['Wien', 'Lausanne']],
    ['8005', ['Graz', 'Zürich']],
  ])('finds the town of the postcode %s', (query, expected) => {
    expect(names(query)).toEqual(expected)
  })
})

test('distances are right to a few kilometres', () => {
  const between = (one: string, other: string): number => {
    const [from, to] = [findTown(one, null), findTown(other, null)]
    return from && to ? Math.round(distanceKm(from, to)) : -1
  }
  expect(between('Berlin', 'Hamburg')).toBeGreaterThan(250)
  expect(between('Berlin', 'Hamburg')).toBeLessThan(260)
  expect(between('Köln', 'Bonn')).toBeLessThan(26)
  expect(between('München', 'Kiel')).toBeGreaterThan(680)
})

test('each town has an id and a position of its own, within the three countries', () => {
  const ids = allTowns().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(300)
  for (const { id, latitude, longitude, postcode } of allTowns()) {
    expect(findTownById(id)?.postcode).toMatch(id.startsWith('de-') ? /^\d{5}$/ : /^\d{4}$/)
    expect([
      latitude > 45.8 && latitude < 55,
      longitude > 5.9 && longitude < 17.2,
      postcode,
    ]).toEqual([true, true, postcode])
  }
})
