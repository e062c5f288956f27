/** What the member is to an item that carries the member's id. */
export type MemberRole =
  /** The item belongs to the member. */
  | 'owner'
  /** Wrote it. */
  | 'author'
  /** Caused it: liked, followed, mentioned, opened a connection. */
  | 'actor'
  /** It happened to the member, in an item of another member. */
  | 'target'
  /** The other member of a pair. */
  | 'other'
  /** Reported something. */
  | 'reporter'
  /** Acted as moderator, admin or operator. */
  | 'staff'

export type ExportRule =
  /** The section of the export that contains it. */
  | { readonly section: ExportSection }
  /** Why the export does not contain it. */
  | { readonly not: string }

export type ExportSection =
  | 'account'
  | 'settings'
  | 'consents'
  | 'security'
  | 'profile'
  | 'posts'
  | 'comments'
  | 'likes'
  | 'bookmarks'
  | 'stories'
  | 'people'
  | 'messages'
  | 'notifications'
  | 'push'
  | 'concerts'
  | 'bands'
  | 'moderation'
  | 'contact'

export type ErasureRule =
  /** The job deletes it, or an effect does that follows from what the job deletes. */
  | { readonly by: 'delete' }
  /** The item stays without the member. */
  | { readonly by: 'anonymise'; readonly leaves: string }
  /** DynamoDB deletes it by its TTL. */
  | { readonly by: 'expiry'; readonly within: string }
  /** The id stays. */
  | { readonly by: 'keep'; readonly because: string }

/** One kind of item of the table. */
export interface ItemKind {
  /** Unique, kebab-case. */
  readonly name: string
  /** `*` matches any text. The pattern with the most fixed letters wins. */
  readonly PK: string
  readonly SK: string
  /**
   * Every key, index key or attribute that contains the id of a member, and what the member is to the item:
   * `author.id`, `reports[].memberId` for lists and sets, `names{}` for the names of a map. Empty when there is none.
   */
  readonly members: Readonly<Record<string, MemberRole>>
  /** Present whenever `members` names something, and where the data of a person have no id of a member. */
  readonly personal?: PersonalData
}

export interface PersonalData {
  /** Paths that may keep the id of a deleted member in an item of another member, with the reason. */
  readonly remains?: Readonly<Record<string, string>>
  /** What the page "Deine Daten" lists it under. */
  readonly topic: Topic
  readonly exported: ExportRule
  readonly erased: ErasureRule
}

/** Groups of kinds; `topics.ts` describes them in German. */
export type Topic =
  | 'account'
  | 'sign-in'
  | 'profile'
  | 'community'
  | 'stories'
  | 'people'
  | 'messages'
  | 'notifications'
  | 'push'
  | 'live'
  | 'concerts'
  | 'bands'
  | 'news'
  | 'moderation'
  | 'audit'
  | 'contact'
  | 'newsletter'
  | 'limits'
  | 'rights'

/** A kind of object in the media bucket. */
export interface ObjectKind {
  readonly name: string
  /** Prefix of the keys, with `<member>` where the id of a member is. */
  readonly prefix: string
  readonly personal?: PersonalData
}

export const DELETED: ErasureRule = { by: 'delete' }

/** For lists that only serve to find or count something, which the export contains in another section. */
export const DERIVED = { not: 'derived from items that the export contains' } as const

/** Hashes and keys of credentials, which would help only an attacker. */
export const SECRET = { not: 'a secret of the sign-in; the export names that it exists' } as const

export const SHORT_LIVED = {
  not: 'lives minutes, and says nothing that other sections lack',
} as const

/** A kind without the id of a member. */
export const plain = (name: string, PK: string, SK: string): ItemKind => ({
  name,
  PK,
  SK,
  members: {},
})
