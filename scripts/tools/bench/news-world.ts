import type { FeedEntry } from '../../demo/feeds/formats/format.ts'
import { FORMATS } from '../../demo/feeds/formats/index.ts'
import type { Site } from '../../demo/feeds/server.ts'
import type { World } from '../../product/start.ts'

export const SOURCES = 50
export const KNOWN_ITEMS = 38
export const NEW_ITEMS = 2

const MINUTE_MS = 60_000
const CITIES = ['Leipzig', 'Hamburg', 'Bochum', 'Wien', 'Kassel', 'Jena', 'Köln', 'Essen']

const STARTS = ['Grab', 'Eisen', 'Nebel', 'Rost', 'Sturm', 'Asche', 'Moor'] as const
const ENDS = ['wolf', 'krone', 'pfad', 'glut', 'chor', 'hammer', 'licht', 'faust', 'hain'] as const
const TAILS = ['', 'er', 'en'] as const

/** A different name for each number up to 188. */
const nameOf = (number: number): string => {
  const start = STARTS[number % STARTS.length] ?? ''
  const end = ENDS[Math.floor(number / STARTS.length) % ENDS.length] ?? ''
  const tail = TAILS[Math.floor(number / STARTS.length / ENDS.length) % TAILS.length] ?? ''
  return start + end + tail
}

const entry = (number: number, path: string, at: number): FeedEntry => {
  const band = nameOf(number).toUpperCase()
  const city = CITIES[number % CITIES.length] ?? 'Leipzig'
  return {
    title: `${band}: Album „${nameOf(number + 31)}“ aus ${city} angekündigt`,
    text: `${band} aus ${city} veröffentlichen „${nameOf(number + 31)}“ mit ${String((number % 9) + 4)} Songs.`,
    path,
    publishedAt: new Date(at - number * MINUTE_MS),
  }
}

/** 50 sites that report the same 38 events; with `isLater` each reports 2 more that no other site reports. */
export const benchWorld = (isLater: () => boolean, at: number): World => {
  const names = Array.from({ length: SOURCES }, (_, index) => `quelle-${String(index)}`)
  const known = Array.from({ length: KNOWN_ITEMS }, (_, number) =>
    entry(number, `/alt/${String(number)}`, at),
  )
  const own = (index: number): readonly FeedEntry[] =>
    Array.from({ length: NEW_ITEMS }, (_, number) => {
      const event = KNOWN_ITEMS + index * NEW_ITEMS + number
      return entry(event, `/neu/${String(event)}`, at)
    })
  const site = (name: string, index: number): Site => {
    const channel = { name, site: `http://${name}.test`, path: '/feed', language: 'de' }
    return (path) =>
      path === '/feed'
        ? FORMATS.atom(channel, [...(isLater() ? own(index) : []), ...known])
        : undefined
  }
  return {
    sites: new Map(names.map((name, index) => [`${name}.test`, site(name, index)])),
    sources: names.map((name) => ({
      id: name,
      name,
      url: `http://${name}.test/feed`,
      category: 'news',
      language: 'de',
      enabled: true,
    })),
  }
}
