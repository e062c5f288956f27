/** The permissions and limits of one function. Infra derives its role and environment from them and grants nothing else. */
export interface Access {
  readonly table?: readonly TableAction[]
  /**
   * The only partition keys that `table` reaches; `*` stands for any characters. Without it, all keys.
   * For functions that process what visitors, feeds or the model wrote
   * (docs/decisions/0023-permissions-are-enforced-locally.md).
   */
  readonly keys?: readonly string[]
  /** Index names; a granted index is queried, never scanned. It needs no grant of `table`. */
  readonly indexes?: readonly 'GSI1'[]
  /** Object prefixes of the media bucket by action, e.g. `{ put: ['incoming/*'] }`. */
  readonly media?: Partial<Record<'get' | 'put' | 'delete', readonly string[]>>
  /** Topics to which it may publish. */
  readonly publish?: readonly 'contact'[]
  /** May send mail if the stage has a sender. */
  readonly mail?: true
  /** Workers whose queues it may send to; `env.queues` has their URLs. */
  readonly send?: readonly string[]
  /** Workers whose queue and dead-letter queue lengths it may read. */
  readonly inspect?: readonly string[]
  /** Workers whose dead letters it may read, but neither hide, resend nor delete. */
  readonly peek?: readonly string[]
  /** Workers whose dead letters it may read, resend and delete. */
  readonly redrive?: readonly string[]
  /** What it may do to connections of the live channel; `env.liveEndpoint` is the address of the calls. */
  readonly live?: readonly ('post' | 'close')[]
  /** Knows the address at which browsers open the live channel. */
  readonly liveAddress?: true
  /** May call the model of the stage. */
  readonly model?: true
  /** May call the model of the second reader: one of its own if the stage has one, else the model of the stage. */
  readonly secondReader?: true
  /** Knows the daily budget of the model, but may not call it. */
  readonly budget?: true
  /** Knows the credentials of Spotify if the stage has some. */
  readonly spotify?: true
  /** Knows the public key of push, or both keys, if the stage has some. */
  readonly pushKey?: 'public' | 'private'
  readonly memoryMb?: number
  /** Seconds; at most 10 for API functions, because the gateway then times out. */
  readonly timeoutSeconds?: number
  readonly environment?: Readonly<Record<string, string>>
}

type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'

/** A consumer of domain events. Idempotent; events may arrive twice and in any order. */
export interface Effect extends Access {
  /** `<entity>.<change>`, as listed in docs/events.md. */
  readonly listens: readonly `${string}.${'created' | 'changed' | 'removed'}`[]
  /**
   * `silenced`: notifies a member about another, unless one of them blocks the other. `none`: it only keeps
   * stored data consistent, or notifies members and operators about their own matters.
   */
  readonly blocks: 'silenced' | 'none: upkeep' | 'none: own affairs'
  readonly batchSize?: number
  /**
   * The queue and function that it shares with others of its domain, because each queue costs money while it is empty.
   * Only for effects that end soon and call no other service: they wait for each other.
   */
  readonly queue?: string
}

/** Processes the queue of its name. Messages arrive at least once, so it is idempotent. */
export interface Worker extends Access {
  readonly summary: string
  readonly batchSize?: number
  /** How many run at once; Lambda requires at least 2. */
  readonly maxConcurrency?: number
}

/** Started on a schedule in the time zone of Berlin. */
export interface Schedule extends Access {
  readonly summary: string
  /** A cron expression: minute, hour, day, month, weekday. */
  readonly cron: string
}

/** A route of the live channel. API Gateway calls it for connections of browsers. */
export interface LiveRoute extends Access {
  readonly summary: string
  readonly route: '$connect' | '$disconnect' | '$default'
}

/** Exported by each `functions/<domain>/access.ts`; keys of `endpoints` are contract ids, all other keys are file names. */
export interface DomainAccess {
  readonly endpoints?: Readonly<Record<string, Access>>
  readonly effects?: Readonly<Record<string, Effect>>
  readonly workers?: Readonly<Record<string, Worker>>
  readonly schedules?: Readonly<Record<string, Schedule>>
  readonly routes?: Readonly<Record<string, LiveRoute>>
}

/** Everything that an access file names, by function. */
export const accessesIn = ({
  endpoints,
  effects,
  workers,
  schedules,
  routes,
}: DomainAccess): Readonly<Record<string, Access>> => ({
  ...endpoints,
  ...effects,
  ...workers,
  ...schedules,
  ...routes,
})
