import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptRequest, declineRequest } from '#shared/api/messages.ts'
import { changeThread, deleteThread } from '#shared/api/threads.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { threadKey, threadsKey } from '#spa/entities/message/message-keys.ts'
import { UNREAD_KEY } from '#spa/entities/notification/unread.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { changeThreadData } from './thread.ts'
import { changeListedThread } from './threads.ts'

const useRefresh = (otherId: string) => {
  const client = useQueryClient()
  return (...also: readonly (readonly string[])[]) => {
    for (const queryKey of [threadsKey, UNREAD_KEY, ...also])
      void client.invalidateQueries({ queryKey })
    return otherId
  }
}

export const useMute = (otherId: string) => {
  const client = useQueryClient()
  const refresh = useRefresh(otherId)
  return useMutation({
    mutationFn: (muted: boolean) =>
      call(changeThread, { params: { id: otherId }, body: { muted } }),
    onSuccess: (_, isMuted) => {
      changeThreadData(client, otherId, (loaded) => ({ ...loaded, isMuted }))
      changeListedThread(client, otherId, (thread) => ({ ...thread, isMuted }))
      refresh(threadKey(otherId))
      toast({ title: isMuted ? messages.menu.muted : messages.menu.unmuted })
    },
    onError: (error) => reportFailure(error),
  })
}

export const useMarkUnread = (otherId: string) => {
  const client = useQueryClient()
  const refresh = useRefresh(otherId)
  return useMutation({
    mutationFn: () => call(changeThread, { params: { id: otherId }, body: { unread: true } }),
    onSuccess: () => {
      changeListedThread(client, otherId, (thread) => ({
        ...thread,
        unreadCount: Math.max(1, thread.unreadCount),
      }))
      refresh()
      toast({ title: messages.menu.markedUnread })
    },
    onError: (error) => reportFailure(error),
  })
}

export const useDeleteThread = (otherId: string) => {
  const client = useQueryClient()
  const refresh = useRefresh(otherId)
  return useMutation({
    mutationFn: () => call(deleteThread, { params: { id: otherId } }),
    onSuccess: () => {
      changeListedThread(client, otherId, () => undefined)
      client.removeQueries({ queryKey: threadKey(otherId) })
      refresh()
      toast({ title: messages.menu.removed })
    },
    onError: (error) => reportFailure(error),
  })
}

export const useAcceptRequest = (otherId: string) => {
  const client = useQueryClient()
  const refresh = useRefresh(otherId)
  return useMutation({
    mutationFn: () => call(acceptRequest, { params: { id: otherId } }),
    onSuccess: () => {
      changeThreadData(client, otherId, (loaded) => ({ ...loaded, relation: 'open' }))
      refresh(threadKey(otherId))
    },
    onError: (error) => reportFailure(error),
  })
}

export const useDeclineRequest = (otherId: string) => {
  const client = useQueryClient()
  const refresh = useRefresh(otherId)
  return useMutation({
    mutationFn: () => call(declineRequest, { params: { id: otherId } }),
    onSuccess: () => {
      changeListedThread(client, otherId, () => undefined)
      refresh()
      toast({ title: messages.request.declined })
    },
    onError: (error) => reportFailure(error),
  })
}
