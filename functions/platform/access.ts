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
  readonly batchSize?: number
}

/** Exported by each `functions/<domain>/access.ts`; keys of `endpoints` are contract ids, keys of `effects` file names. */
export interface DomainAccess {
  readonly endpoints?: Readonly<Record<string, Access>>
  readonly effects?: Readonly<Record<string, Effect>>
}
