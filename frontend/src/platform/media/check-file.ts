import { mediaMime, UPLOAD_RULES } from '#shared/domain/media/formats.ts'
import type { UploadPurpose } from '#shared/api/uploads.ts'
import type { MediaMime } from '#shared/domain/media/formats.ts'
import { declaredType } from '#shared/domain/media/real-type.ts'
import { mediaMessages } from '#shared/domain/media/texts.ts'
import { checkDeclared } from '#shared/domain/media/upload-rules.ts'
import type { MediaRefusal } from '#shared/domain/media/upload-rules.ts'

type NamedFile = Pick<File, 'name' | 'type' | 'size'>

/** What happens to a picked file: pictures are redrawn, everything else keeps its bytes. */
export type Plan =
  | { readonly kind: 'redraw' }
  | { readonly kind: 'keep'; readonly mime: MediaMime }
  | { readonly kind: 'refuse'; readonly refusal: MediaRefusal }

const AS_IS: ReadonlySet<string> = new Set(['image/gif'])
/** Avatars are cut and redrawn in their own editor. */
const REDRAWN: ReadonlySet<UploadPurpose> = new Set<UploadPurpose>([
  'post',
  'message-photo',
  'story',
])

const isDrawable = (declared: string): boolean =>
  declared.startsWith('image/') && !declared.startsWith('image/svg')

const tooLarge = (size: number, maxBytes: number): MediaRefusal => ({
  code: 'too_large',
  message: mediaMessages.tooLarge(size, maxBytes),
})

export const planFor = (file: NamedFile, purpose: UploadPurpose): Plan => {
  const declared = declaredType(file)
  const { maxBytes } = UPLOAD_RULES[purpose]
  const isPicture = REDRAWN.has(purpose) && isDrawable(declared)
  if (isPicture && file.size > maxBytes)
    return { kind: 'refuse', refusal: tooLarge(file.size, maxBytes) }
  if (isPicture && !AS_IS.has(mediaMime(declared) ?? '')) return { kind: 'redraw' }
  const checked = checkDeclared(purpose, declared, file.size)
  return 'mime' in checked
    ? { kind: 'keep', mime: checked.mime }
    : { kind: 'refuse', refusal: checked.refusal }
}

/** Why a picture that this browser cannot decode is refused. */
export const undecodable = (file: NamedFile, purpose: UploadPurpose): MediaRefusal => {
  const checked = checkDeclared(purpose, declaredType(file), file.size)
  return 'refusal' in checked
    ? checked.refusal
    : { code: 'unsupported_media', message: mediaMessages.damaged }
}
