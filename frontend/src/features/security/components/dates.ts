const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' })

export const dayOf = (at: string): string => day.format(new Date(at))
