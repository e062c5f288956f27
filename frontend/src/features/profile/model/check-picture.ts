import { mediaMime } from '#shared/domain/media/formats.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { declaredType } from '#shared/domain/media/real-type.ts'
import { mediaMessages } from '#shared/domain/media/texts.ts'
import { redrawMessages } from '#spa/platform/media/texts.ts'
import { messages } from '../texts.ts'

interface Refusal {
  readonly title: string
  readonly description: string
}

type NamedFile = Pick<File, 'name' | 'type' | 'size'>

const HEIC = /\.hei[cf]$/i

const isPicture = (file: NamedFile): boolean => {
  const type = declaredType(file)
  return type.startsWith('image/') && !type.startsWith('image/svg')
}

/** Why a file is refused as an avatar (docs/product/uploads.md#refusals); null when it is accepted. */
export const findRefusal = (file: NamedFile): Refusal | null => {
  if (file.size === 0) return { title: messages.avatar.wrongType, description: mediaMessages.empty }
  if (!isPicture(file))
    return { title: messages.avatar.wrongType, description: mediaMessages.wrongType.avatar }
  if (file.size > LIMITS.photoBytes)
    return {
      title: messages.avatar.tooLarge,
      description: mediaMessages.tooLarge(file.size, LIMITS.photoBytes),
    }
  return null
}

/** Why a picture is refused before this browser decodes it. */
export const TOO_MANY_PIXELS: Refusal = {
  title: messages.avatar.tooLarge,
  description: redrawMessages.tooManyPixelsToRedraw,
}

/** Why a picture is refused where a canvas returns noise. */
export const CANVAS_BLOCKED: Refusal = {
  title: messages.avatar.failed,
  description: redrawMessages.canvasBlocked,
}

/** Why a picture that this browser cannot show is refused. */
export const unshowable = ({ name, type }: NamedFile): Refusal => {
  const isHeic = HEIC.test(name) || /^image\/hei[cf]/i.test(type)
  const isKnown = mediaMime(type) !== null
  return {
    title: messages.avatar.wrongType,
    description: isHeic
      ? mediaMessages.heic
      : isKnown
        ? mediaMessages.damaged
        : mediaMessages.wrongType.avatar,
  }
}
