export const now = (): number => Date.now()

/** For TTL attributes, which DynamoDB counts in seconds. */
export const epochSeconds = (milliseconds: number = now()): number =>
  Math.floor(milliseconds / 1000)

export const isoNow = (): string => new Date(now()).toISOString()
