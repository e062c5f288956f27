import { redrawMessages } from '#spa/platform/media/texts.ts'
import { isCanvasHonest } from '#spa/platform/media/honest-canvas.ts'
import { MediaRefused } from '#spa/platform/media/prepared.ts'
import {
  CameraFailed,
  type CameraPurpose,
  type Facing,
  type OpenCamera,
  type Take,
} from '../model/camera.ts'

/** A slide's picture. */
export const PHOTO = { width: 1080, height: 1920, quality: 0.8 } as const

/** MP4 first, because every phone plays it. */
const WANTED = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4', 'video/webm;codecs=vp8,opus']
/** Fifteen seconds are below 10 MB. */
const BITS_PER_SECOND = 4_000_000
const CHUNK_MS = 1000
/** A picture that misses a moment only stutters. */
const MUTED_MS = 1000

const release = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

const videoOf = (facing: Facing): MediaTrackConstraints => ({
  // `exact` fails on phones that have the camera but do not say so.
  facingMode: { ideal: facing },
  width: { ideal: PHOTO.height },
  height: { ideal: PHOTO.width },
})

const openStream = async (facing: Facing, purpose: CameraPurpose): Promise<MediaStream> => {
  const video = videoOf(facing)
  if (purpose === 'photo') return navigator.mediaDevices.getUserMedia({ video })
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: true })
  } catch {
    // A video without sound is better than none; a second refusal is about the camera.
    return navigator.mediaDevices.getUserMedia({ video })
  }
}

const facingOf = (stream: MediaStream): Facing | null => {
  const mode = stream.getVideoTracks()[0]?.getSettings().facingMode
  return mode === 'user' || mode === 'environment' ? mode : null
}

const hasOtherCameras = async (): Promise<boolean> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.filter(({ kind }) => kind === 'videoinput').length > 1
  } catch {
    return false
  }
}

const take = (stream: MediaStream): Take => {
  if (!('MediaRecorder' in globalThis)) throw new CameraFailed('unsupported')
  const mimeType = WANTED.find((one) => MediaRecorder.isTypeSupported(one))
  if (mimeType === undefined) throw new CameraFailed('unsupported')
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND })
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data)
  })
  // A recorder also stops by itself, when its tracks end.
  const stopped = new Promise<void>((resolve) => {
    for (const event of ['stop', 'error'] as const)
      recorder.addEventListener(event, () => resolve())
  })
  recorder.start(CHUNK_MS)
  return {
    stop: async () => {
      if (recorder.state !== 'inactive') recorder.stop()
      await stopped
      return new Blob(chunks, { type: mimeType.split(';')[0] ?? mimeType })
    },
  }
}

/** Asks for the camera, and for the microphone when a video is wanted. Rejects like `getUserMedia`. */
export const openCamera = async (facing: Facing, purpose: CameraPurpose): Promise<OpenCamera> => {
  // Old browsers and pages without TLS have none, whatever the types say.
  if (!('mediaDevices' in navigator)) throw new CameraFailed('unsupported')
  const stream = await openStream(facing, purpose)
  return {
    stream,
    facing: facingOf(stream),
    hasOthers: await hasOtherCameras(),
    hasSound: stream.getAudioTracks().length > 0,
    onLost: (listener) => {
      for (const track of stream.getVideoTracks()) {
        track.addEventListener('ended', listener, { once: true })
        // Another program or a cover takes the picture, and the recording would go on in black.
        track.addEventListener('mute', () => {
          setTimeout(() => {
            if (track.muted && track.readyState === 'live') listener()
          }, MUTED_MS)
        })
      }
    },
    record: () => take(stream),
    close: () => release(stream),
  }
}

/** The part of the picture that a slide shows: its middle, as large as fits. */
const cropOf = ({ videoWidth, videoHeight }: HTMLVideoElement) => {
  const scale = Math.min(videoWidth / PHOTO.width, videoHeight / PHOTO.height)
  const width = PHOTO.width * scale
  const height = PHOTO.height * scale
  return { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height }
}

/**
 * The picture that the element shows, as a JPEG that says nothing about place, time and device.
 * @throws {MediaRefused} where a canvas returns noise
 */
export const takePhoto = async (video: HTMLVideoElement): Promise<Blob> => {
  if (!(await isCanvasHonest()))
    throw new MediaRefused({ code: 'unsupported_media', message: redrawMessages.canvasBlocked })
  const canvas = document.createElement('canvas')
  canvas.width = PHOTO.width
  canvas.height = PHOTO.height
  const { x, y, width, height } = cropOf(video)
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, PHOTO.width, PHOTO.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob)
        else reject(new Error('The browser cannot encode pictures'))
      },
      'image/jpeg',
      PHOTO.quality,
    )
  })
}
