let format: Intl.DateTimeFormat | undefined

/** A time in Berlin for people, such as `27. November 2026 um 08:30`. */
export const germanTime = (iso: string): string =>
  (format ??= new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })).format(new Date(iso))
