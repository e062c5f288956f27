export const now = (): number => Date.now()

/** For TTL attributes, which DynamoDB counts in seconds. */
export const epochSeconds = (milliseconds: number = now()): number =>
  Math.floor(milliseconds / 1000)

export const isoNow = (): string => new Date(now()).toISOString()

/** Rounded up; 0 when it is past. */
export const secondsUntil = (iso: string): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now()) / 1000))
