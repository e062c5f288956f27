export const pushMessages = {
  muted: 'Zu diesem Beitrag kommt kein Push mehr',
  unmuted: 'Zu diesem Beitrag kommt wieder Push',
} as const
