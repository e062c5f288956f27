/** What one function may touch. Infra turns it into its role, its environment and its size: nothing else is granted. */
export interface Access {
  readonly table?: readonly TableAction[]
  /** Index names; a granted index is queried, never scanned. */
  readonly indexes?: readonly 'GSI1'[]
  /** Object prefixes of the media bucket by action, e.g. `{ put: ['incoming/*'] }`. */
  readonly media?: Partial<Record<'get' | 'put' | 'delete', readonly string[]>>
  /** Topics it may publish to. */
  readonly publish?: readonly 'contact'[]
  /** May send mail, where the stage has a sender. */
  readonly mail?: true
  /** Workers whose queues it may send to; `env.queues` has their URLs. */
  readonly send?: readonly string[]
  /** Workers whose queues and dead letters it may ask for their length. */
  readonly inspect?: readonly string[]
  /** Workers whose dead letters it may read, send again and delete. */
  readonly redrive?: readonly string[]
  /** May ask the stage's model. */
  readonly model?: true
  /** Knows what the model may cost a day, and may not ask it. */
  readonly budget?: true
  readonly memoryMb?: number
  /** API functions at most 10; the gateway gives up after that. */
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

/** A consumer of domain events behind its own queue. Idempotent; events may come twice and in any order. */
export interface Effect extends Access {
  /** `<entity>.<change>` as the catalogue in docs/events.md names them. */
  readonly listens: readonly `${string}.${'created' | 'changed' | 'removed'}`[]
  /**
   * `silenced`: tells a member about another, unless one of them blocks the other. `none`: it only keeps
   * stored data in order, or tells members and operators about their own affairs.
   */
  readonly blocks: 'silenced' | 'none: upkeep' | 'none: own affairs'
  readonly batchSize?: number
}

/** Works off a queue of its own, which has its name; others send to it. At least once, so what it does is idempotent. */
export interface Worker extends Access {
  readonly summary: string
  readonly batchSize?: number
  /** How many run at once; at least 2, as Lambda wants it. */
  readonly maxConcurrency?: number
}

/** Started by the clock in Berlin. */
export interface Schedule extends Access {
  readonly summary: string
  /** Minute, hour, day, month and weekday, as cron has them. */
  readonly cron: string
}

/** Exported by each `functions/<domain>/access.ts`; keys of `endpoints` are contract ids, all others file names. */
export interface DomainAccess {
  readonly endpoints?: Readonly<Record<string, Access>>
  readonly effects?: Readonly<Record<string, Effect>>
  readonly workers?: Readonly<Record<string, Worker>>
  readonly schedules?: Readonly<Record<string, Schedule>>
}
