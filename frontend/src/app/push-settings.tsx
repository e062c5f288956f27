import { PushPanel } from '../features/push/components/push-panel.tsx'
import { NotificationSwitches } from '../features/settings/components/notification-section.tsx'

/** The settings of push for a dialog, with the switches of the notifications, which are one record with them. */
export const PushSettings = ({ memberId }: { memberId: string }) => (
  <PushPanel memberId={memberId} categories={<NotificationSwitches />} />
)
