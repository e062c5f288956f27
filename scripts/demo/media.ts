import sharp from 'sharp'
import type { DemoPost } from './content/post.ts'
import { cached } from './drawing-cache.ts'
import { avatar, type AvatarStyle } from './pictures/avatar.ts'
import { pictures, type Picture, type PictureName } from './pictures/catalogue.ts'
import { random } from './pictures/random.ts'
import { render } from './pictures/render.ts'
import { sounds, type SoundName } from './sounds/catalogue.ts'
import { shoot, videos, type VideoName } from './videos/catalogue.ts'

export interface MediaFile {
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

const WEBP = { contentType: 'image/webp', extension: 'webp' }

const pictureMedia = async (name: PictureName): Promise<Media> => {
  const picture: Picture = pictures[name]
  const { width, height } = picture
  const svg = picture.draw(random(name), picture)
  const { full, preview } = await cached(svg, ['full', 'preview'], () => render(svg))
  return {
    type: 'image',
    width,
    height,
    files: [
      { ...WEBP, name: 'original', bytes: full },
      { ...WEBP, name: 'preview', bytes: preview },
    ],
  }
}

const videoMedia = async (name: VideoName): Promise<Media> => {
  const { width, height, frames } = videos[name]
  const drawn = frames()
  const { webm } = await cached(drawn.join(''), ['webm'], async () => ({
    webm: await shoot(videos[name], drawn),
  }))
  const file = { contentType: 'video/webm', extension: 'webm', bytes: webm }
  return { type: 'video', width, height, files: [{ ...file, name: 'original' }] }
}

const soundMedia = (name: SoundName): Media => {
  const file = { contentType: 'audio/wav', extension: 'wav', bytes: sounds[name]() }
  return { type: 'audio', files: [{ ...file, name: 'original' }] }
}

/** What a post shows or plays; undefined for one of words alone. */
export const mediaOf = async ({ picture, sound, video }: DemoPost): Promise<Media | undefined> => {
  if (picture) return pictureMedia(picture)
  if (video) return videoMedia(video)
  return sound && soundMedia(sound)
}

export const avatarPicture = async (username: string, style: AvatarStyle): Promise<Buffer> => {
  const svg = avatar(style)(random(username))
  const draw = () => sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer()
  return (await cached(svg, ['avatar'], async () => ({ avatar: await draw() }))).avatar
}
