import { useQuery } from '@tanstack/react-query'
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
import {
  keepNotifications,
  readKeptNotifications,
} from '#spa/entities/notification/kept-notifications.ts'
import { undoingFields, useSaveAtOnce, useWithChanges } from '#spa/platform/saved-at-once.ts'
import { messages } from '../texts.ts'

interface SwitchRecord<Values> {
  readonly path: string
  readonly load: (signal: AbortSignal) => Promise<Values>
  /** Returns the state of all switches. */
  readonly save: (part: Partial<Values>) => Promise<Values>
  /** What this device knows; it is shown until the server answers. */
  readonly readKept?: () => Values | undefined
}

const withPart = <Values extends object>(values: Values, part: Partial<Values>): Values => ({
  ...values,
  ...part,
})

const useSwitches = <Values extends object>({
  path,
  load,
  save,
  readKept,
}: SwitchRecord<Values>) => {
  const key = [path]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    refetchOnMount: 'always',
    ...(readKept && { initialData: readKept }),
  })
  const values = useWithChanges<Values, Partial<Values>>({ key, withChange: withPart }, data)
  const { change } = useSaveAtOnce<Values, Partial<Values>>({
    key,
    save,
    withChange: withPart,
    undoing: undoingFields,
    saidOf: () => messages.saved,
  })
  return { values, error, retry: () => void refetch(), retrying: isFetching, change }
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
