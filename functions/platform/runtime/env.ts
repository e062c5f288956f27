import * as z from 'zod/mini'

const Throttle = z.object({ limit: z.int(), windowSeconds: z.int() })

const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  MEDIA_BUCKET: z.optional(z.string()),
  SITE_ORIGIN: z._default(z.string(), ''),
  /** The domain of passkeys when it is not that of the site. */
  RP_ID: z._default(z.string(), ''),
  /** CloudFront adds it to every call; empty for functions without an edge (tests, workers). */
  ORIGIN_SECRET: z._default(z.string(), ''),
  /** Accepted as well while the secret is being rotated. */
  PREVIOUS_ORIGIN_SECRET: z._default(z.string(), ''),
  THROTTLES: z._default(z.string(), '{}'),
  /** The sender of mails; without it nothing is mailed. */
  MAIL_SENDER: z._default(z.string(), ''),
  CONTACT_TOPIC_ARN: z.optional(z.string()),
  EFFECT_ROUTES: z._default(z.string(), '{"prefix":"","queues":"","events":""}'),
  QUEUES: z._default(z.string(), '{}'),
  LIVE_ENDPOINT: z._default(z.string(), ''),
  LIVE_ADDRESS: z._default(z.string(), ''),
  MODEL: z.optional(z.string()),
  STAGE: z._default(z.string(), ''),
  /** Hosts of the local stack by name, `{"feeds.test": "127.0.0.1:8090"}`; other domains than `.test` are ignored. */
  LOCAL_HOSTS: z._default(z.string(), '{}'),
  /** Local stand-ins by the origins that they replace, `{"https://api.spotify.com": "http://127.0.0.1:8091/api"}`. */
  STAND_INS: z._default(z.string(), '{}'),
  SPOTIFY_CLIENT_ID: z._default(z.string(), ''),
  SPOTIFY_CLIENT_SECRET: z._default(z.string(), ''),
  /** VAPID keys, base64url. */
  PUSH_PUBLIC_KEY: z._default(z.string(), ''),
  PUSH_PRIVATE_KEY: z._default(z.string(), ''),
  PUSH_HOSTS: z._default(z.string(), ''),
})

const Queue = z.object({ url: z.string(), failedUrl: z.string() })

const model = {
  profile: z.string(),
  /** The stage's own copy of the profile, which is called in its place; its calls carry the tags of the stage. */
  profileArn: z.optional(z.string()),
  usdPerMillionTokens: z.object({ input: z.number(), output: z.number() }),
}

const Model = z.object({
  ...model,
  /** Absent when the model itself is the second reader. */
  reader: z.optional(z.object(model)),
  dailyBudgetUsd: z.number(),
  dailyHelpBudgetUsd: z.number(),
})

const parsed = Env.parse(process.env)

/**
 * The beginning of all URLs and the end of each are stored once, events refer to the index of the queue, and lists are
 * plain text, because the environment is limited to 4 KB.
 */
const Routes = z.object({
  prefix: z.string(),
  queues: z.string(),
  events: z.string(),
})

const routesOf = (json: unknown): Readonly<Record<string, readonly string[]>> => {
  const { prefix, queues, events } = Routes.parse(json)
  const names = queues.split(' ')
  return Object.fromEntries(
    events
      .split(',')
      .map((route) => route.split(' '))
      .map(([event = '', ...positions]) => [
        event,
        positions.map((position) => `${prefix}${names[Number(position)] ?? ''}`),
      ]),
  )
}

const hostnameOf = (origin: string): string =>
  URL.canParse(origin) ? new URL(origin).hostname : ''

/** The environment of this function, parsed once; a missing variable fails the start, not the first request. */
export const env = {
  tableName: parsed.TABLE_NAME,
  mediaBucket: parsed.MEDIA_BUCKET,
  /** Empty in tests. */
  stage: parsed.STAGE,
  siteOrigin: parsed.SITE_ORIGIN,
  rpId: parsed.RP_ID || hostnameOf(parsed.SITE_ORIGIN),
  originSecret: parsed.ORIGIN_SECRET,
  /** What the edge may send; empty for functions without an edge. */
  originSecrets: [parsed.ORIGIN_SECRET, parsed.PREVIOUS_ORIGIN_SECRET].filter(
    (secret) => secret !== '',
  ),
  throttles: z.record(z.string(), Throttle).parse(JSON.parse(parsed.THROTTLES)),
  mailSender: parsed.MAIL_SENDER,
  contactTopicArn: parsed.CONTACT_TOPIC_ARN,
  /** Queue URLs by event name. */
  effectRoutes: routesOf(JSON.parse(parsed.EFFECT_ROUTES)),
  /** By the worker's name. */
  queues: z.record(z.string(), Queue).parse(JSON.parse(parsed.QUEUES)),
  /** Where functions post to connections of the live channel, and where browsers open it. */
  liveEndpoint: parsed.LIVE_ENDPOINT,
  liveAddress: parsed.LIVE_ADDRESS,
  /** The model that writes the news and answers the AI help, for functions that may call it or read its budget. */
  model: parsed.MODEL === undefined ? undefined : Model.parse(JSON.parse(parsed.MODEL)),
  localHosts: z.record(z.string(), z.string()).parse(JSON.parse(parsed.LOCAL_HOSTS)),
  standIns: z.record(z.string(), z.string()).parse(JSON.parse(parsed.STAND_INS)),
  /** Absent in stages without an account at Spotify. Never log it. */
  spotify:
    parsed.SPOTIFY_CLIENT_ID === '' || parsed.SPOTIFY_CLIENT_SECRET === ''
      ? undefined
      : { clientId: parsed.SPOTIFY_CLIENT_ID, clientSecret: parsed.SPOTIFY_CLIENT_SECRET },
  /** Hosts of push services besides those of browsers; a leading dot matches all hosts below it. */
  pushHosts: parsed.PUSH_HOSTS.split(',').filter((host) => host !== ''),
  /** Absent in stages that send no push; the private key only where pushes are sent. Never log it. */
  push:
    parsed.PUSH_PUBLIC_KEY === ''
      ? undefined
      : { publicKey: parsed.PUSH_PUBLIC_KEY, privateKey: parsed.PUSH_PRIVATE_KEY },
} as const
