/** What an item of the outbox does for the member who wrote it. */
export type OutboxKind = 'post' | 'comment' | 'like' | 'message' | 'story' | 'report'

/**
 * `failed` and `sent`: of a page that shows what it sends (`page-queue.ts`). `unsure`: an attempt without an answer is
 * so old that the server no longer knows its key. Sending it again may double it, so only the member does that.
 */
export type OutboxState = 'waiting' | 'sending' | 'failed' | 'sent' | 'refused' | 'unsure'

/** A file that is uploaded before the request. Its bytes are stored apart. */
export interface OutboxFile {
  readonly key: string
  /** The call that answers with the address to upload to; the size is added to its body. */
  readonly upload: { readonly url: string; readonly body: Readonly<Record<string, string>> }
}

interface Request {
  readonly method: string
  readonly url: string
  /** JSON. A text that equals `fileMark(key)` becomes the address of the uploaded file. */
  readonly body: unknown
}

type Uploads = Readonly<Partial<Record<string, { readonly url: string; readonly at: number }>>>

/** What a member did, and the server has not accepted yet. */
export interface NewOutboxItem {
  readonly id: string
  readonly kind: OutboxKind
  /** Items of one lane are sent in their order. */
  readonly lane: string
  readonly request: Request
  /** Undefined for intents, which may arrive twice. */
  readonly idempotencyKey?: string | undefined
  readonly files?: readonly OutboxFile[]
  /** What the list of the outbox shows. */
  readonly label: string
  /** What the screen shows or restores; its shape belongs to the kind. */
  readonly draft?: unknown
  /** Field of the body that names the answer to the item before in this lane. */
  readonly chain?: string
  /** When the first attempt began that may have reached the server. */
  readonly attemptedAt?: number | undefined
  /** The addresses of the files that are uploaded. */
  readonly uploads?: Uploads
}

export interface OutboxItem extends NewOutboxItem {
  /** Ascending in the order in which the member wrote. */
  readonly order: number
  readonly createdAt: string
  readonly files: readonly OutboxFile[]
  readonly uploads: Uploads
  readonly state: OutboxState
  /** Of the server, when it was sent. */
  readonly answer?: unknown
  /** Why it was not sent, in German. */
  readonly reason?: string | undefined
  /** Key of the file whose bytes this browser lost: the member picks it again. */
  readonly lostFile?: string | undefined
}

/** The server keeps an `Idempotency-Key` for 24 hours. */
const KEY_LASTS_MS = 23 * 60 * 60 * 1000
/** Uploaded files that no content refers to are deleted after a day. */
const UPLOAD_LASTS_MS = 20 * 60 * 60 * 1000

export const fileMark = (key: string): string => `outbox-file:${key}`

export const inOrder = (items: readonly OutboxItem[]): readonly OutboxItem[] =>
  items.toSorted((one, other) => one.order - other.order)

export const newItem = (
  item: NewOutboxItem,
  items: readonly OutboxItem[],
  now: number,
): OutboxItem => ({
  files: [],
  uploads: {},
  ...item,
  order: 1 + Math.max(0, ...items.map(({ order }) => order)),
  createdAt: new Date(now).toISOString(),
  state: 'waiting',
})

/** The next item to send: the oldest waiting one of a lane that is not paused. */
export const nextToSend = (
  items: readonly OutboxItem[],
  paused: ReadonlySet<string>,
): OutboxItem | undefined =>
  inOrder(items).find(({ state, lane }) => state === 'waiting' && !paused.has(lane))

/** Whether the server may have forgotten the key of an attempt that it may have accepted. */
export const isUnsure = ({ idempotencyKey, attemptedAt }: OutboxItem, now: number): boolean =>
  idempotencyKey !== undefined && attemptedAt !== undefined && now - attemptedAt > KEY_LASTS_MS

/** The address of an uploaded file that is still there. After an attempt the body must stay the same. */
export const uploadedUrl = (item: OutboxItem, key: string, now: number): string | undefined => {
  const upload = item.uploads[key]
  if (!upload) return undefined
  return item.attemptedAt !== undefined || now - upload.at < UPLOAD_LASTS_MS
    ? upload.url
    : undefined
}

const filled = (value: unknown, urls: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return urls.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => filled(one, urls))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, urls)]))
}

/** The body with the addresses of the uploaded files. */
export const bodyToSend = ({ request, files, uploads }: OutboxItem): unknown => {
  const urls = files.map(({ key }) => [fileMark(key), uploads[key]?.url ?? ''] as const)
  return filled(request.body, new Map(urls))
}

interface Fields {
  readonly id?: unknown
  readonly content?: unknown
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withField = (item: OutboxItem, field: string, value: unknown): OutboxItem => {
  const { request } = item
  if (!isObject(request.body)) return item
  return { ...item, request: { ...request, body: { ...request.body, [field]: value } } }
}

/** An item that follows a sent one of its lane and was not tried yet refers to its answer. */
export const chained = (item: OutboxItem, answer: unknown): OutboxItem => {
  const id = isObject(answer) ? answer.id : undefined
  if (item.chain === undefined || item.attemptedAt !== undefined || id === undefined) return item
  return withField(item, item.chain, id)
}

/** The text that the member may change; undefined when the item has none. */
export const textOf = ({ request }: OutboxItem): string | undefined => {
  const content = isObject(request.body) ? request.body.content : undefined
  return typeof content === 'string' ? content : undefined
}

/** Waits again, as the member asked for. A refused item uploads its files again. */
export const retried = (item: OutboxItem): OutboxItem => ({
  ...item,
  uploads: item.state === 'refused' ? {} : item.uploads,
  state: 'waiting',
  reason: undefined,
  lostFile: undefined,
  attemptedAt: undefined,
})

/** Waits again with another file in place of the lost one. */
export const withFile = (item: OutboxItem, key: string, contentType: string): OutboxItem => ({
  ...retried(item),
  files: item.files.map((file) =>
    file.key === key
      ? { ...file, upload: { ...file.upload, body: { ...file.upload.body, contentType } } }
      : file,
  ),
})

/** What the lost file was for; undefined for one that cannot be picked, such as a recording. */
export const lostPurpose = ({ files, lostFile }: OutboxItem): string | undefined =>
  files.find(({ key }) => key === lostFile)?.upload.body['purpose']

/** Another content is another intent, so it gets another key. */
export const withText = (item: OutboxItem, content: string): OutboxItem => ({
  ...withField(retried(item), 'content', content),
  label: content,
  idempotencyKey: item.idempotencyKey === undefined ? undefined : crypto.randomUUID(),
})

/** Whether a second tap only takes back the first, which the server has not seen. */
export const undoes = (next: NewOutboxItem, before: OutboxItem | undefined): boolean =>
  next.kind === 'like' && before?.state === 'waiting' && before.attemptedAt === undefined

/** After a tab was closed while it was sending: the same request again returns the first answer. */
export const interrupted = (item: OutboxItem): OutboxItem =>
  item.state === 'sending' ? { ...item, state: 'waiting' } : item

/** Whether only the member sends it again. */
export const isRefused = ({ state }: OutboxItem): boolean =>
  state === 'refused' || state === 'unsure'

/** An item that could not be sent, with those behind it in its lane, which would overtake it. */
export const failedFrom = (
  items: readonly OutboxItem[],
  { id, lane }: OutboxItem,
  reason: string,
): readonly OutboxItem[] =>
  items.map((one) => {
    const isBehind = one.lane === lane && one.state === 'waiting'
    return one.id === id || isBehind ? { ...one, state: 'failed', reason } : one
  })

/** Waits again after a failure, with the same request. */
export const resent = (item: OutboxItem): OutboxItem =>
  item.state === 'failed' ? { ...item, state: 'waiting', reason: undefined } : item

/** What a reload finds of an item on its way. Whether it arrived is unknown; sending it again is harmless. */
export const cutOff = (item: OutboxItem, reason: string): OutboxItem =>
  item.state === 'sending' || item.state === 'waiting' ? { ...item, state: 'failed', reason } : item
