import { mediaMime } from '#shared/domain/media/formats.ts'
import { FULL_SIDE } from './fit.ts'
import type { Prepared } from './prepared.ts'
import { redraw } from './redraw.ts'

const SHRINK = 0.75
const MIN_SIDE = 320

/** Redraws a picture smaller until it has at most `maxBytes`. An animated one becomes a still. */
export const fitBytes = async (media: Prepared, maxBytes: number): Promise<Prepared> => {
  let fitted = media
  for (let side = FULL_SIDE; fitted.blob.size > maxBytes && side >= MIN_SIDE; side *= SHRINK) {
    const { full, size } = await redraw(media.blob, {
      side: Math.round(side),
      hasPreview: false,
    })
    fitted = { ...media, blob: full, mime: mediaMime(full.type) ?? 'image/jpeg', size }
  }
  return fitted
}
