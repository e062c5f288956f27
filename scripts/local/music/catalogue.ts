import { createHash } from 'node:crypto'
import { foldWords } from '#shared/domain/search-fold.ts'

/** Where a track can be heard: at Spotify, at Apple, or nowhere. New apps get almost no previews of Spotify. */
type Preview = 'spotify' | 'apple' | 'none'

/** A track of an invented band. */
export interface DemoTrack {
  readonly id: string
  readonly name: string
  readonly artist: string
  readonly album: string
  readonly year: number
  readonly durationMs: number
  readonly preview: Preview
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 22

const idOf = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, ID_LENGTH)]
    .map((byte) => BASE62[byte % BASE62.length])
    .join('')

interface Album {
  readonly artist: string
  readonly album: string
  readonly year: number
  readonly tracks: readonly (readonly [name: string, length: string, preview?: Preview])[]
}

const ALBUMS: readonly Album[] = [
  {
    artist: 'Nebelschacht',
    album: 'Unter Tage kein Empfang',
    year: 2021,
    tracks: [
      ['Förderkorb abwärts', '5:12'],
      ['Grubenlampe', '4:38', 'spotify'],
      ['Letzte Schicht', '7:04'],
    ],
  },
  {
    artist: 'Rostkönig',
    album: 'Thron aus Wellblech',
    year: 2019,
    tracks: [
      ['Wellblechkrone', '3:41'],
      ['Flugrost', '4:05'],
      ['Hofstaat der Schrauben', '4:52', 'none'],
    ],
  },
  {
    artist: 'Fräulein Schwefel',
    album: 'Hitzefrei',
    year: 2024,
    tracks: [
      ['Hitzefrei in der Hölle', '3:18'],
      ['Zündplättchen', '2:44', 'spotify'],
      ['Nachsitzen', '3:57'],
    ],
  },
  {
    artist: 'Moorgeläut',
    album: 'Torf',
    year: 2016,
    tracks: [
      ['Glocken im Torf', '11:20'],
      ['Irrlicht', '9:33'],
      ['Torfstich', '8:08', 'none'],
    ],
  },
  {
    artist: 'Knochenkapelle',
    album: 'Sonntags geschlossen',
    year: 1994,
    tracks: [
      ['Sonntags geschlossen', '2:59'],
      ['Orgel aus Elle und Speiche', '4:21'],
      ['Letzte Schicht (Live in Bottrop)', '6:40'],
    ],
  },
]

const milliseconds = (length: string): number => {
  const [minutes = '0', seconds = '0'] = length.split(':')
  return (Number(minutes) * 60 + Number(seconds)) * 1000
}

/** No real band has these names or plays these songs. */
export const DEMO_TRACKS: readonly DemoTrack[] = ALBUMS.flatMap(({ tracks, ...album }) =>
  tracks.map(([name, length, preview = 'apple']) => ({
    ...album,
    id: idOf(`${album.artist}/${name}`),
    name,
    durationMs: milliseconds(length),
    preview,
  })),
)

/** The tracks with a word that begins like each word of the query. */
export const findDemoTracks = (query: string): readonly DemoTrack[] => {
  const wanted = foldWords(query)
  return DEMO_TRACKS.filter(({ name, artist, album }) => {
    const words = foldWords(`${name} ${artist} ${album}`)
    return wanted.every((prefix) => words.some((word) => word.startsWith(prefix)))
  })
}
