import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { contract } from './contract.ts'
import { PresignedUpload } from './presigned-upload.ts'

/** Purpose of an upload; decides the allowed types and size. */
export const UPLOAD_PURPOSES = ['post', 'post-audio', 'avatar', 'message-photo', 'story'] as const
export const UploadPurpose = z.enum(UPLOAD_PURPOSES)
export type UploadPurpose = z.infer<typeof UploadPurpose>

export const createUpload = contract({
  id: 'createUpload',
  method: 'POST',
  path: '/api/uploads',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'A presigned S3 PUT for one object of exactly this type and size',
  body: z.object({
    purpose: UploadPurpose,
    contentType: z.string().check(z.maxLength(100)),
    size: z.int().check(z.positive('Die Datei ist leer.')),
  }),
  response: PresignedUpload,
  status: 201,
  errors: ['too_large', 'unsupported_media', 'throttled'],
  throttle: 'uploads',
})

export const uploadMedia = contract({
  id: 'uploadMedia',
  method: 'POST',
  path: '/api/community/upload',
  caller: 'member',
  blocks: 'none: own data',
  summary: `Upload an image or video of at most ${LIMITS.multipartFileBytes / 1024 / 1024} MB in one call (field media)`,
  body: z.object({}),
  bodyType: 'multipart',
  response: z.object({ url: z.string() }),
  status: 201,
  errors: ['too_large', 'unsupported_media', 'throttled'],
  throttle: 'uploads',
})
