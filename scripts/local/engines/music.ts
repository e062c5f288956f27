import type { IncomingMessage, ServerResponse } from 'node:http'
import { MUSIC_HOSTS } from '#shared/domain/music-hosts.ts'
import { startHttpServer } from '#testing/stand-ins/http-server.ts'
import { appleAnswer, spotifyAnswer, trackIn } from '../music/answers.ts'
import { previewSound } from '../music/sound.ts'
import type { Engine } from './engine.ts'

export interface Music extends Engine {
  /** The addresses of the stand-ins by the origins that they replace. */
  readonly standIns: Readonly<Record<string, string>>
}

/** The only client that the local Spotify knows. */
export const LOCAL_SPOTIFY = {
  SPOTIFY_CLIENT_ID: 'local-client',
  SPOTIFY_CLIENT_SECRET: 'local-secret',
} as const

const TOKEN = 'BQlocal-token'
const TOKEN_SECONDS = 3600

interface Answer {
  readonly status: number
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

const json = (status: number, body: object, type = 'application/json'): Answer => ({
  status,
  type,
  body: JSON.stringify(body),
})

const token = ({ headers, method }: IncomingMessage): Answer => {
  const { SPOTIFY_CLIENT_ID: id, SPOTIFY_CLIENT_SECRET: secret } = LOCAL_SPOTIFY
  const isKnown =
    headers.authorization === `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
  if (method !== 'POST' || !isKnown)
    return json(400, { error: 'invalid_client', error_description: 'Invalid client' })
  return json(200, { access_token: TOKEN, token_type: 'Bearer', expires_in: TOKEN_SECONDS })
}

const spotifyError = (status: number, message: string): Answer =>
  json(status, { error: { status, message } })

const spotifySearch = ({ headers }: IncomingMessage, { searchParams }: URL): Answer => {
  if (headers.authorization !== `Bearer ${TOKEN}`)
    return spotifyError(401, 'The access token expired')
  if (!searchParams.get('q')) return spotifyError(400, 'No search query')
  return json(200, spotifyAnswer(searchParams))
}

const sound = ({ headers }: IncomingMessage, { pathname }: URL): Answer => {
  const track = trackIn(pathname)
  if (!track) return { status: 404, body: '' }
  const bytes = previewSound(track.id)
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const start = Math.min(Number(from), bytes.length - 1)
  const end = to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1)
  return {
    status: headers.range === undefined ? 200 : 206,
    type: 'audio/wav',
    headers: {
      'accept-ranges': 'bytes',
      ...(headers.range !== undefined && {
        'content-range': `bytes ${String(start)}-${String(end)}/${String(bytes.length)}`,
      }),
    },
    body: bytes.subarray(start, end + 1),
  }
}

const COLOURS = ['#ff6b1a', '#7cc48a', '#8fb8d0', '#e3b04b', '#ff6b6b', '#c2b5a8'] as const

/** A cover that is different for each track, as SVG. */
const coverPicture = (id: string): string => {
  const codes = Array.from(id, (character) => character.codePointAt(0) ?? 0)
  const colour = COLOURS[(codes[0] ?? 0) % COLOURS.length] ?? '#ff6b1a'
  const spikes = codes
    .map((code, index) => {
      const x = 150 + Math.cos((index / codes.length) * 2 * Math.PI) * (40 + (code % 90))
      const y = 150 + Math.sin((index / codes.length) * 2 * Math.PI) * (40 + (code % 90))
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"><rect width="300" height="300" fill="#0f0c0b"/><polygon points="${spikes}" fill="none" stroke="${colour}" stroke-width="6"/><circle cx="150" cy="150" r="18" fill="${colour}"/></svg>`
}

const cover = (_: IncomingMessage, { pathname }: URL): Answer => {
  const track = trackIn(pathname)
  if (!track) return { status: 404, body: '' }
  return { status: 200, type: 'image/svg+xml', body: coverPicture(track.id) }
}

/** By host; the stand-in serves each host below a path of its name. */
const HOSTS: Readonly<Record<string, (request: IncomingMessage, url: URL) => Answer>> = {
  'accounts.spotify.com': token,
  'api.spotify.com': spotifySearch,
  // Apple declares its JSON as a script.
  'itunes.apple.com': (_, { searchParams }) =>
    json(200, appleAnswer(searchParams), 'text/javascript; charset=utf-8'),
  [MUSIC_HOSTS.spotify.preview]: sound,
  [MUSIC_HOSTS.spotify.cover]: cover,
  [MUSIC_HOSTS.apple.preview]: sound,
  [MUSIC_HOSTS.apple.cover]: cover,
}

const respond = (request: IncomingMessage, response: ServerResponse): void => {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const host = url.pathname.split('/')[1] ?? ''
  const { status, type, headers, body } = HOSTS[host]?.(request, url) ?? { status: 404, body: '' }
  response
    .writeHead(status, { ...(type !== undefined && { 'content-type': type }), ...headers })
    .end(request.method === 'HEAD' ? undefined : body)
}

/** Spotify and iTunes with the songs of invented bands: search, covers and playable previews. */
export const startMusic = async (): Promise<Music> => {
  const engine = await startHttpServer(respond)
  const standIns = Object.fromEntries(
    Object.keys(HOSTS).map((host) => [`https://${host}`, `${engine.endpoint}/${host}`]),
  )
  return { ...engine, standIns }
}
