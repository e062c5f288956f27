import { mediaMime } from '#shared/domain/media/formats.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { MediaRefused, type Prepared } from '#spa/platform/media/prepared.ts'
import { composerMessages } from '../composer-texts.ts'
import { PHOTO } from './camera-device.ts'

/** A file of a slide. `seconds` is the length of a video, null when the browser does not know it. */
export interface StoryFile {
  readonly media: Prepared
  readonly seconds: number | null
}

const METADATA_TIMEOUT_MS = 10_000

const unplayable = (): MediaRefused =>
  new MediaRefused({ code: 'unsupported_media', message: composerMessages.media.unplayable })

/** The length of a video in seconds. @throws {MediaRefused} when this browser cannot play it */
const videoSeconds = (blob: Blob): Promise<number | null> =>
  new Promise<number | null>((resolve, reject) => {
    const video = document.createElement('video')
    const url = URL.createObjectURL(blob)
    const settle = (end: () => void) => () => {
      clearTimeout(timer)
      video.removeAttribute('src')
      URL.revokeObjectURL(url)
      end()
    }
    const timer = setTimeout(
      settle(() => resolve(null)),
      METADATA_TIMEOUT_MS,
    )
    video.preload = 'metadata'
    video.muted = true
    video.playsInline = true
    video.onerror = settle(() => reject(unplayable()))
    video.onloadedmetadata = () => {
      const { duration, videoWidth } = video
      // The sound of a video whose picture the browser does not know plays without any picture.
      if (videoWidth === 0) settle(() => reject(unplayable()))()
      else
        settle(() => {
          resolve(Number.isFinite(duration) ? duration : null)
        })()
    }
    video.src = url
  })

/** Prepares a picked file. @throws {MediaRefused} with a German text */
export const prepareStoryFile = async (file: File): Promise<StoryFile> => {
  const { prepareMedia } = await loadChunk(() => import('#spa/platform/media/prepare.ts'))
  const media = await prepareMedia(file, 'story')
  return { media, seconds: media.kind === 'video' ? await videoSeconds(media.blob) : null }
}

const captured = (kind: 'image' | 'video', blob: Blob): Prepared => ({
  name: kind === 'image' ? composerMessages.camera.photoName : composerMessages.camera.videoName,
  purpose: 'story',
  kind,
  mime: mediaMime(blob.type) ?? (kind === 'image' ? 'image/jpeg' : 'video/webm'),
  blob,
  preview: null,
  size: kind === 'image' ? { width: PHOTO.width, height: PHOTO.height } : null,
})

/** A photo of the camera, which has no metadata. */
export const photoFile = (blob: Blob): StoryFile => ({
  media: captured('image', blob),
  seconds: null,
})

/** A recording of the camera, whose container often does not say how long it is. */
export const recordingFile = (blob: Blob, seconds: number): StoryFile => ({
  media: captured('video', blob),
  seconds,
})
