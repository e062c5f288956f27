/*
 * Bundled in place of the AWS SDK's streams of events, which no call of ours uses. A client reads these names when it
 * starts; a call that streams fails.
 */

const fail = (): never => {
  throw new Error(
    'A function calls an API that streams events, but its bundle has no code for them.',
  )
}

export const eventStreamSerdeProvider = () => undefined

export const resolveEventStreamSerdeConfig = <T>(config: T): T => config

export class EventStreamCodec {
  encode = fail
  decode = fail
}

export class EventStreamSerde {
  serializeEventStream = fail
  deserializeEventStream = fail
}

export const iterableToReadableStream = fail

export const readableStreamToIterable = fail
