import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { imageDimensions } from '#shared/domain/media/image-dimensions.ts'
import { sniffMedia } from '#shared/domain/media/sniff.ts'
import { members } from './content/members.ts'
import { posts } from './content/posts.ts'
import { stories } from './content/stories.ts'
import { MEDIA_FOLDER, readMedia, readPortrait } from './media.ts'

const MAX_BYTES = 3_000_000

const files = readdirSync(MEDIA_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path !== 'README.md' && statSync(join(MEDIA_FOLDER, path)).isFile())
  .toSorted()

const namedFiles = [
  ...Object.entries(members).flatMap(([username, { hasAvatar }]) =>
    hasAvatar ? [`avatars/${username}.webp`] : [],
  ),
  ...posts.flatMap(({ picture, sound, video }) => [
    ...(picture ? [`pictures/${picture}.preview.webp`, `pictures/${picture}.webp`] : []),
    ...(sound ? [`sounds/${sound}.mp3`] : []),
    ...(video ? [`videos/${video.name}.webm`] : []),
  ]),
  ...stories.flatMap(({ slides }) =>
    slides.flatMap(({ portrait }) => (portrait ? [`stories/${portrait}.webp`] : [])),
  ),
].toSorted()

const bytesOf = (path: string): Buffer => readFileSync(join(MEDIA_FOLDER, path))

const MIME_OF = { webp: 'image/webp', mp3: 'audio/mpeg', webm: 'video/webm' } as const

describe('the media folder', () => {
  it('holds every file that the content names, once, and no other', () => {
    expect(files).toEqual(namedFiles)
  })

  it('stays within 3 MB', () => {
    expect(files.reduce((sum, path) => sum + bytesOf(path).length, 0)).toBeLessThan(MAX_BYTES)
  })

  it('holds files of the type that their extension declares', () => {
    for (const path of files) {
      const extension = path.split('.').at(-1) as keyof typeof MIME_OF
      expect(sniffMedia(bytesOf(path)), path).toContain(MIME_OF[extension])
    }
  })

  it('holds no two equal files', () => {
    const contents = new Set(files.map((path) => bytesOf(path).toString('base64')))
    expect(contents.size).toBe(files.length)
  })

  it('holds previews with the shape of their pictures', () => {
    for (const { picture } of posts) {
      if (!picture) continue
      const [full, preview] = ['', '.preview'].map((suffix) =>
        imageDimensions('image/webp', bytesOf(`pictures/${picture}${suffix}.webp`)),
      )
      expect(preview?.width, picture).toBe(720)
      const height = ((full?.height ?? 0) * 720) / (full?.width ?? 1)
      expect(Math.abs((preview?.height ?? 0) - height), picture).toBeLessThan(1)
    }
  })

  it('holds square avatars', () => {
    for (const path of files.filter((file) => file.startsWith('avatars/')))
      expect(imageDimensions('image/webp', bytesOf(path)), path).toEqual({
        width: 320,
        height: 320,
      })
  })
})

/** An EBML element with a two-byte value, as PixelWidth and PixelHeight are. */
const element = (id: number, value: number): Buffer =>
  Buffer.from([id, 0x82, value >> 8, value & 0xff])

describe('readPortrait', () => {
  it('states the size of a picture that fills a phone', async () => {
    expect(await readPortrait('side-a')).toMatchObject({ width: 1080, height: 1920 })
  })
})

describe('readMedia', () => {
  it('states the size that the video has', async () => {
    for (const post of posts.filter(({ video }) => video)) {
      const media = await readMedia(post)
      const [bytes, width, height] = [media?.files[0]?.bytes, media?.width, media?.height]
      expect(bytes?.includes(element(0xb0, width ?? 0)), post.text).toBe(true)
      expect(bytes?.includes(element(0xba, height ?? 0)), post.text).toBe(true)
    }
  })

  it('returns undefined when the post has text only', async () => {
    const post = posts.find(({ picture, sound, video }) => !picture && !sound && !video)
    expect(post && (await readMedia(post))).toBeUndefined()
  })
})
