import { useMutation } from '@tanstack/react-query'
import { removeAvatar, setAvatar } from '#shared/api/profile.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError, isUnauthenticated } from '#spa/platform/api-error.ts'
import { sessionPhase } from '#spa/platform/session.ts'
import { uploadObject } from '#spa/platform/upload-object.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { useOwnProfileChange } from './own-profile.ts'

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** A refused session has already told so itself; a token that is not there at all has not. */
const reportUploadFailure = (error: unknown): void => {
  if (isAborted(error)) return
  if (isUnauthenticated(error)) {
    if (sessionPhase() !== 'member') return
    toast({
      title: messages.errorTitle,
      description: messages.avatar.invalidToken,
      tone: 'destructive',
    })
    return
  }
  toast({
    title: messages.avatar.failed,
    description: error instanceof ApiError ? error.message : messages.avatar.failedText,
    tone: 'destructive',
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
      onProgress: (sent) => {
        onProgress(Math.min(1, sent / blob.size))
      },
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
    onError: (error) => {
      if (isUnauthenticated(error)) return
      const description = messages.avatar.removeFailed
      toast({ title: messages.errorTitle, description, tone: 'destructive' })
    },
  })
}
