import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageDimensions } from '#shared/domain/media/image-dimensions.ts'
import type { DemoPost, DemoVideo } from './content/post.ts'

/** Pictures, sounds and videos of the demo community; its README says where they come from. */
export const MEDIA_FOLDER = join(import.meta.dirname, 'media')

interface MediaFile {
  readonly name: 'original' | 'preview'
  readonly contentType: string
  readonly extension: string
  readonly bytes: Buffer
}

export interface Media {
  readonly type: 'image' | 'audio' | 'video'
  readonly width?: number
  readonly height?: number
  readonly files: readonly MediaFile[]
}

const WEBP = { contentType: 'image/webp', extension: 'webp' } as const
const MP3 = { contentType: 'audio/mpeg', extension: 'mp3' } as const
const WEBM = { contentType: 'video/webm', extension: 'webm' } as const

const read = (path: string): Promise<Buffer> => readFile(join(MEDIA_FOLDER, path))

const imageMedia = async (name: string): Promise<Media> => {
  const original = await read(`pictures/${name}.webp`)
  const preview = await read(`pictures/${name}.preview.webp`)
  const dimensions = imageDimensions(WEBP.contentType, original)
  if (!dimensions) throw new TypeError(`${name}.webp does not state its size.`)
  return {
    type: 'image',
    ...dimensions,
    files: [
      { ...WEBP, name: 'original', bytes: original },
      { ...WEBP, name: 'preview', bytes: preview },
    ],
  }
}

/** A picture of a story. */
export const readPortrait = async (name: string): Promise<Media> => {
  const original = await read(`stories/${name}.webp`)
  const dimensions = imageDimensions(WEBP.contentType, original)
  if (!dimensions) throw new TypeError(`${name}.webp does not state its size.`)
  return {
    type: 'image',
    ...dimensions,
    files: [{ ...WEBP, name: 'original', bytes: original }],
  }
}

const videoMedia = async ({ name, width, height }: DemoVideo): Promise<Media> => {
  const bytes = await read(`videos/${name}.webm`)
  return { type: 'video', width, height, files: [{ ...WEBM, name: 'original', bytes }] }
}

const soundMedia = async (name: string): Promise<Media> => {
  const bytes = await read(`sounds/${name}.mp3`)
  return { type: 'audio', files: [{ ...MP3, name: 'original', bytes }] }
}

/** The media of a post; undefined for a post that has text only. */
export const readMedia = async ({
  picture,
  sound,
  video,
}: Pick<DemoPost, 'picture' | 'sound' | 'video'>): Promise<Media | undefined> => {
  if (picture) return imageMedia(picture)
  if (video) return videoMedia(video)
  return sound ? soundMedia(sound) : undefined
}

/** A WebP image. */
export const readAvatar = (username: string): Promise<Buffer> => read(`avatars/${username}.webp`)
