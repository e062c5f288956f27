/** A message for one queue. `position` is the index of its change in the batch of the stream. */
export interface Outgoing {
  readonly queueUrl: string
  readonly body: string
  readonly position: number
}

/** Limits of one SQS call: messages, and bytes of all messages. */
const MAX_MESSAGES = 10
const MAX_BYTES = 200 * 1024

/** Groups messages into parcels, each for one queue and small enough for one call. */
export const pack = (messages: readonly Outgoing[]): Outgoing[][] => {
  const parcels: Outgoing[][] = []
  const open = new Map<string, { parcel: Outgoing[]; bytes: number }>()
  for (const message of messages) {
    const size = Buffer.byteLength(message.body)
    const current = open.get(message.queueUrl)
    if (current && current.parcel.length < MAX_MESSAGES && current.bytes + size <= MAX_BYTES) {
      current.parcel.push(message)
      current.bytes += size
    } else {
      const parcel = [message]
      parcels.push(parcel)
      open.set(message.queueUrl, { parcel, bytes: size })
    }
  }
  return parcels
}
