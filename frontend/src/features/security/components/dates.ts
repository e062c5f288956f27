const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' })

export const formatDay = (at: string): string => day.format(new Date(at))
