import workerUrl from 'pica/pica_worker?url'
import type { MediaMime } from '#shared/domain/media/formats.ts'
import { loadChunk } from '../load-chunk.ts'
import { fitSide, fitWidth, FULL_SIDE, PREVIEW_WIDTH, type Size } from './fit.ts'

const QUALITY = 0.84
/** The background of transparent pictures when the browser cannot encode WebP. */
const GROUND = '#1c1613'

const canvasOf = ({ width, height }: Size): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

const loadPica = async () => {
  const { Pica } = await loadChunk(() => import('pica/pica_main'))
  // The content security policy allows workers from this origin and no WebAssembly.
  return new Pica({ features: ['js', 'ww'], workerURL: workerUrl })
}

type Picture = ImageBitmap | HTMLCanvasElement

const resized = async (picture: Picture, size: Size): Promise<HTMLCanvasElement> => {
  const canvas = canvasOf(size)
  if (size.width === picture.width && size.height === picture.height) {
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas
  }
  const pica = await loadPica()
  return pica.resize(picture, canvas)
}

const blobOf = (canvas: HTMLCanvasElement, type: MediaMime): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY)
  })

const encoded = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const webp = await blobOf(canvas, 'image/webp')
  if (webp?.type === 'image/webp') return webp
  const ground = canvasOf(canvas)
  const context = ground.getContext('2d')
  if (context) {
    context.fillStyle = GROUND
    context.fillRect(0, 0, ground.width, ground.height)
    context.drawImage(canvas, 0, 0)
  }
  const jpeg = await blobOf(ground, 'image/jpeg')
  if (!jpeg) throw new Error('The browser cannot encode pictures')
  return jpeg
}

interface Redrawn {
  readonly full: Blob
  readonly preview: Blob | null
  readonly size: Size
}

interface RedrawOptions {
  /** The longest side in pixels. */
  readonly side?: number
  readonly hasPreview?: boolean
}

/** Redraws a picture upright and within `side`, which removes all metadata. Rejects what the browser cannot decode. */
export const redraw = async (
  file: Blob,
  { side = FULL_SIDE, hasPreview = true }: RedrawOptions = {},
): Promise<Redrawn> => {
  const picture = await createImageBitmap(file)
  try {
    const size = fitSide(picture, side)
    const previewSize = hasPreview ? fitWidth(size, PREVIEW_WIDTH) : null
    const canvas = await resized(picture, size)
    const preview = previewSize && (await encoded(await resized(canvas, previewSize)))
    return { full: await encoded(canvas), preview, size }
  } finally {
    picture.close()
  }
}
