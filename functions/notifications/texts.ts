export const NOTIFICATION_TEXTS = { untitled: 'Ohne Titel' } as const
