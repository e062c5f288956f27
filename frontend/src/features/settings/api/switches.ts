import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  notificationSettings,
  saveNotificationSettings,
  saveVisibility,
  visibility,
  type NotificationSettings,
  type Visibility,
} from '../../../../../shared/api/settings.ts'
import { call } from '../../../platform/api-client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { messages } from '../messages.ts'

interface SwitchRecord<Values> {
  readonly path: string
  readonly load: (signal: AbortSignal) => Promise<Values>
  readonly save: (values: Values) => Promise<Values>
}

/**
 * Switches that are saved with each tap, one after the other: of two quick taps the later one stands.
 * A refused tap goes back to what the server knows.
 */
const useSwitches = <Values extends object>({ path, load, save }: SwitchRecord<Values>) => {
  const queryClient = useQueryClient()
  const queryKey = [path]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
  })
  const { mutate } = useMutation({
    scope: { id: path },
    mutationFn: save,
    onSuccess: () => {
      toast({ title: messages.saved, tone: 'success' })
    },
    onError: (failure) => {
      toast({ title: messages.failed, description: failure.message, tone: 'destructive' })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const change = (part: Partial<Values>) => {
    const known = queryClient.getQueryData<Values>(queryKey)
    if (!known) return
    const values = { ...known, ...part }
    queryClient.setQueryData(queryKey, values)
    mutate(values)
  }
  return { values: data, error, retry: () => void refetch(), retrying: isFetching, change }
}

export const useNotificationSettings = () =>
  useSwitches<NotificationSettings>({
    path: notificationSettings.path,
    load: (signal) => call(notificationSettings, { signal }),
    save: (body) => call(saveNotificationSettings, { body }),
  })

export const useVisibility = () =>
  useSwitches<Visibility>({
    path: visibility.path,
    load: (signal) => call(visibility, { signal }),
    save: (body) => call(saveVisibility, { body }),
  })
