import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  messageSettings,
  notificationSettings,
  saveMessageSettings,
  saveNotificationSettings,
  saveVisibility,
  visibility,
  type MessageSettings,
  type NotificationSettings,
  type Visibility,
} from '#shared/api/settings.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { keepNotifications, readKeptNotifications } from '#spa/platform/kept-notifications.ts'
import { messages } from '../texts.ts'

interface SwitchRecord<Values> {
  readonly path: string
  readonly load: (signal: AbortSignal) => Promise<Values>
  /** Returns the state of all switches. */
  readonly save: (part: Partial<Values>) => Promise<Values>
  /** What this device knows; it is shown until the server answers. */
  readonly readKept?: () => Values | undefined
}

/**
 * Saves each switch on its own and in order, because another device may have changed the others.
 * After the last request the screen shows the server's state.
 */
const useSwitches = <Values extends object>({
  path,
  load,
  save,
  readKept,
}: SwitchRecord<Values>) => {
  const queryClient = useQueryClient()
  const queryKey = [path]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    refetchOnMount: 'always',
    ...(readKept && { initialData: readKept }),
  })
  /** Cancels a running request first: its response may be older than the change. */
  const show = async (part: Partial<Values>) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<Values>(queryKey, (known) => known && { ...known, ...part })
  }
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1
  const { mutate } = useMutation({
    mutationKey: queryKey,
    scope: { id: path },
    mutationFn: save,
    onMutate: show,
    onSuccess: async (saved) => {
      toast({ title: messages.saved, tone: 'success' })
      if (isLast()) await show(saved)
    },
    onError: (failure) => {
      reportFailure(failure)
      if (isLast()) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return { values: data, error, retry: () => void refetch(), retrying: isFetching, change: mutate }
}

export const useNotificationSettings = () =>
  useSwitches<NotificationSettings>({
    path: notificationSettings.path,
    load: async (signal) => keepNotifications(await call(notificationSettings, { signal })),
    save: async (body) => keepNotifications(await call(saveNotificationSettings, { body })),
    readKept: readKeptNotifications,
  })

export const useMessageSettings = () =>
  useSwitches<MessageSettings>({
    path: messageSettings.path,
    load: (signal) => call(messageSettings, { signal }),
    save: (body) => call(saveMessageSettings, { body }),
  })

export const useVisibility = () =>
  useSwitches<Visibility>({
    path: visibility.path,
    load: (signal) => call(visibility, { signal }),
    save: (body) => call(saveVisibility, { body }),
  })
