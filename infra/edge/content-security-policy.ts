import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUSIC_HOSTS } from '#shared/domain/music-hosts.ts'

export type Directives = Readonly<Record<string, readonly string[]>>

const NONE = ["'none'"]
const SELF = "'self'"

const { spotify, apple } = MUSIC_HOSTS

const https = (...hosts: readonly string[]): readonly string[] =>
  hosts.map((host) => `https://${host}`)

/** The script within the document, by its bytes. */
const beforePaint = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, '../../frontend/before-paint.js')))
  .digest('base64')

/** For the SPA. Scripts only from our origin, and the one within the document; styles also inline, because antd writes them at run time. */
export const sitePolicy = (uploadOrigin: string, liveOrigin: string): Directives => ({
  'default-src': NONE,
  'script-src': [SELF, `'sha256-${beforePaint}'`],
  'style-src': [SELF, "'unsafe-inline'"],
  'font-src': [SELF],
  // Photos and sound of messages come from the bucket, by addresses that expire.
  // Covers and previews of tracks load when a member plays them.
  'img-src': [SELF, 'blob:', 'data:', uploadOrigin, ...https(spotify.cover, apple.cover)],
  'media-src': [SELF, 'blob:', 'data:', uploadOrigin, ...https(spotify.preview, apple.preview)],
  'connect-src': [SELF, uploadOrigin, liveOrigin],
  // The image resizer starts its worker from a blob URL.
  'worker-src': [SELF, 'blob:'],
  'manifest-src': [SELF],
  'base-uri': NONE,
  'form-action': [SELF],
  'frame-ancestors': NONE,
  'object-src': NONE,
})

/** For uploads of members: a file that passed the checks by mistake can be shown but cannot run. */
export const mediaPolicy: Directives = {
  'default-src': NONE,
  'img-src': [SELF],
  'media-src': [SELF],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': NONE,
  sandbox: [],
}

export const apiPolicy: Directives = { 'default-src': NONE, 'frame-ancestors': NONE }

export const serialise = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
