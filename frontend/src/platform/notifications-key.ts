/** Where this device keeps the notification settings; apart from their code, because the end of a session removes them. */
export const NOTIFICATIONS_KEY = 'hoellenlaerm-notifications'
