import { useQuery } from '@tanstack/react-query'
import type { PushState } from '#shared/api/push.ts'
import { deviceIdOf } from '#spa/platform/push/device-id.ts'
import { currentSubscription } from './subscription.ts'

const ownDeviceId = async (): Promise<string | null> => {
  const subscription = await currentSubscription()
  return subscription && deviceIdOf(subscription.endpoint)
}

/** The id of this device among those that the server pushes to; undefined when it is not among them. */
export const useOwnDevice = ({ devices }: PushState, permission: NotificationPermission) => {
  const ids = devices.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: ['push', 'own-device', permission, ids],
    queryFn: ownDeviceId,
    staleTime: 0,
    networkMode: 'always',
    placeholderData: (before) => before,
  })
  return permission === 'granted' ? ids.find((id) => id === data) : undefined
}
