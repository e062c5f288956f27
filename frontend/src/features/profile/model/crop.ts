import { isCanvasHonest } from '#spa/platform/media/honest-canvas.ts'

export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Four times what the largest avatar shows, so that it stays sharp on every screen. */
const AVATAR_SIDE = 512

/** Never larger than the cut-out square, because enlarging only adds bytes. */
export const cropSide = ({ width, height }: CropArea): number =>
  Math.max(1, Math.min(AVATAR_SIDE, Math.round(Math.min(width, height))))

const QUALITY = 0.86
const GROUND = '#1c1613'

/** Whether this browser can decode the file as a picture. */
export const isShowable = async (file: Blob): Promise<boolean> => {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY)
  })

const draw = (picture: ImageBitmap, area: CropArea, ground?: string): HTMLCanvasElement => {
  const side = cropSide(area)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, side, side)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side)
  return canvas
}

/** A canvas of this browser returns noise. */
export class CanvasBlocked extends Error {
  override readonly name = 'CanvasBlocked'
}

/** Cuts the square out of a picture and redraws it, which removes all metadata. @throws {CanvasBlocked} */
export const cutOut = async (file: Blob, area: CropArea): Promise<Blob> => {
  if (!(await isCanvasHonest())) throw new CanvasBlocked()
  const picture = await createImageBitmap(file)
  try {
    const webp = await blobOf(draw(picture, area), 'image/webp')
    if (webp?.type === 'image/webp') return webp
    const jpeg = await blobOf(draw(picture, area, GROUND), 'image/jpeg')
    if (!jpeg) throw new Error('The browser cannot encode pictures')
    return jpeg
  } finally {
    picture.close()
  }
}
