import { useMutation } from '@tanstack/react-query'
import { removeAvatar, setAvatar } from '#shared/api/profile.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError, isUnauthenticated } from '#spa/platform/api-error.ts'
import { reportFailure, showFailure } from '#spa/platform/failure-toast.ts'
import { sessionPhase } from '#spa/platform/session.ts'
import { uploadObject } from '#spa/platform/upload-object.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { useOwnProfileChange } from './own-profile.ts'

/** A refused session already shows its own text; a missing token does not. */
const reportUploadFailure = (error: unknown): void => {
  if (isUnauthenticated(error) && sessionPhase() === 'member') {
    showFailure(messages.errorTitle, messages.avatar.invalidToken)
    return
  }
  reportFailure(error, {
    title: messages.avatar.failed,
    description: error instanceof ApiError ? error.message : messages.avatar.failedText,
  })
}

interface Upload {
  readonly blob: Blob
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

const upload = async ({ blob, signal, onProgress }: Upload): Promise<string> => {
  const mediaUrl = await uploadObject(
    'avatar',
    { blob, mime: blob.type },
    {
      signal,
      onProgress: (sent) => onProgress(Math.min(1, sent / blob.size)),
    },
  )
  const { avatarUrl } = await call(setAvatar, { body: { mediaUrl }, signal })
  return avatarUrl
}

export type AvatarChanged = (avatar: string | null) => void

export const useAvatarUpload = (onChanged: AvatarChanged) => {
  const change = useOwnProfileChange()
  return useMutation({
    mutationFn: upload,
    onSuccess: (avatar) => {
      change((profile) => ({ ...profile, avatar }))
      toast({ title: messages.avatar.done, tone: 'success' })
      onChanged(avatar)
    },
    onError: reportUploadFailure,
  })
}

export const useAvatarRemoval = (onChanged: AvatarChanged) => {
  const change = useOwnProfileChange()
  return useMutation({
    mutationFn: () => call(removeAvatar, {}),
    onSuccess: () => {
      change((profile) => ({ ...profile, avatar: null }))
      toast({ title: messages.avatar.removed, tone: 'success' })
      onChanged(null)
    },
    onError: (error) => reportFailure(error, { description: messages.avatar.removeFailed }),
  })
}
