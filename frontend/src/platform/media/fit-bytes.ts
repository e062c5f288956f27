import { mediaMime } from '#shared/domain/media/formats.ts'
import { redrawMessages } from './texts.ts'
import { FULL_SIDE } from './fit.ts'
import { isCanvasHonest } from './honest-canvas.ts'
import { MediaRefused, type Prepared } from './prepared.ts'
import { redraw } from './redraw.ts'

const SHRINK = 0.75
const MIN_SIDE = 320

/**
 * Redraws a picture smaller until it has at most `maxBytes`. An animated one becomes a still.
 * @throws {MediaRefused} where a canvas returns noise
 */
export const fitBytes = async (media: Prepared, maxBytes: number): Promise<Prepared> => {
  let fitted = media
  if (media.blob.size > maxBytes && !(await isCanvasHonest()))
    throw new MediaRefused({ code: 'too_large', message: redrawMessages.canvasBlocked })
  for (let side = FULL_SIDE; fitted.blob.size > maxBytes && side >= MIN_SIDE; side *= SHRINK) {
    const { full, size } = await redraw(media.blob, {
      side: Math.round(side),
      hasPreview: false,
    })
    fitted = { ...media, blob: full, mime: mediaMime(full.type) ?? 'image/jpeg', size }
  }
  return fitted
}
