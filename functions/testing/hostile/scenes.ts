import { randomBytes, randomUUID } from 'node:crypto'
import { contracts } from '#shared/api/index.ts'
import { IDEMPOTENCY_HEADER, type Contract } from '#shared/api/contract.ts'
import { heldKey, queuePlace } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { sendMessage } from '#shared/api/messages.ts'
import { aClaimant, bandAs, propose } from '../band-edits.ts'
import { aRemovedPost } from '../appeals.ts'
import { storedBand } from '../bands.ts'
import type { CallOptions } from '../call.ts'
import { aPostCase } from '../cases.ts'
import { aDismissedGuestReport, aDismissedReport } from '../objections.ts'
import { aComment } from '../comments.ts'
import { asModerator } from '../concert-desk.ts'
import { aNewOrganizer } from '../concert-imports.ts'
import { aStoredImport } from '../typical-calls/concert-imports.ts'
import { aModerator } from '../moderation.ts'
import { aBandName, aConcertOf, aGig, submitted } from '../concerts.ts'
import { anArticle } from '../articles.ts'
import { aHeldArticle } from '../held-articles.ts'
import { aMember, type TestMember } from '../members.ts'
import { aConfirmationToken } from '../own-emails.ts'
import { aRequest } from '../messages.ts'
import { aNewcomer } from '../newcomers.ts'
import { aPost, putAll, storedPost } from '../posts.ts'
import { typicalCalls } from '../typical-calls/all.ts'

/** An endpoint with a call that it accepts. */
export interface Scene {
  readonly contract: Contract
  readonly valid: CallOptions
}

const KEY_HEADER = IDEMPOTENCY_HEADER.toLowerCase()

const byId = new Map<string, Contract>(contracts.map((one) => [one.id, one]))

/** They would sign out the callers of all other scenes. */
const ENDS_SESSIONS = new Set(['logout', 'endSession', 'endOtherSessions', 'changePassword'])

const ownCaller = async (id: string, valid: CallOptions): Promise<CallOptions> =>
  ENDS_SESSIONS.has(id) ? { ...valid, token: (await aMember()).token } : valid

/** The first message to a stranger, and another one to a member who was asked. */
const requestScenes = async (): Promise<readonly Scene[]> => {
  const [sender, stranger, asked] = [await aMember(), await aMember(), await aMember()]
  await aRequest(sender, asked)
  return [stranger, asked].map(({ id }) => ({
    contract: sendMessage,
    valid: {
      token: sender.token,
      headers: { [KEY_HEADER]: randomUUID() },
      body: { recipientId: id, content: 'Bist du am Samstag da?' },
    },
  }))
}

/**
 * The typical call of every endpoint, in a world where it succeeds. Before these, calls that reach other code of the same
 * endpoint.
 */
export const prepareScenes = async (): Promise<readonly Scene[]> => {
  const scenes: Scene[] = [...(await requestScenes())]
  for (const { ids, prepare } of typicalCalls) {
    const calls = await prepare()
    for (const id of ids) {
      const contract = byId.get(id)
      if (contract) scenes.push({ contract, valid: await ownCaller(id, calls[id] ?? {}) })
    }
  }
  return scenes
}

/** Every change of a band raises the version that the next one must name. */
const versionOf = async ({ params }: CallOptions): Promise<number> =>
  (await bandAs(await aMember(), params?.['id'] ?? '')).version

type Renew = (valid: CallOptions) => CallOptions | Promise<CallOptions>

const withField = (valid: CallOptions, field: object): CallOptions => ({
  ...valid,
  body: { ...(valid.body as object), ...field },
})

const aHeldPost = async (author: TestMember): Promise<string> => {
  const { id, items } = storedPost(author, { status: 'held' })
  await putAll([
    ...items,
    {
      ...heldKey('community-post', id),
      ...queuePlace('community-post', false),
      entity: 'Held',
      rule: 'RAC',
    },
  ])
  return id
}

const withCase: Renew = async (valid) => {
  const { item } = await aPostCase()
  return { ...valid, params: { id: item.caseId } }
}

const RENEWALS: Readonly<Record<string, Renew>> = {
  register: (valid) => withField(valid, { username: `neu_${newId().slice(-12)}` }),
  // A link works once.
  confirmEmail: async (valid) => withField(valid, { token: await aConfirmationToken() }),
  createBand: (valid) => withField(valid, { name: `Neu ${newId()}` }),
  addSource: (valid) => withField(valid, { url: `https://example.org/${newId()}` }),
  moderate: async (valid) => {
    const id = await aHeldPost(await aMember())
    return { ...valid, params: { type: 'community-post', id }, body: { action: 'reject' } }
  },
  // An author objects to a hold once, and appeals against a decision once.
  appealHold: async (valid) => {
    const author = await aMember()
    const params = { type: 'community-post', id: await aHeldPost(author) }
    return { ...valid, token: author.token, params }
  },
  submitAppeal: async (valid) => {
    const { author, id } = await aRemovedPost()
    return { ...valid, token: author.token, params: { id } }
  },
  setObjection: async (valid) => {
    const { reporter, targetId } = await aDismissedReport()
    const params = { kind: 'community-post', id: targetId }
    return { ...valid, token: reporter.token, params }
  },
  setGuestObjection: async (valid) => {
    const { receipt } = await aDismissedGuestReport('erika@example.org')
    return withField(valid, { receipt })
  },
  // A case is decided once, and passed on only a few times.
  escalateCase: withCase,
  decideCase: withCase,
  // Only the first correction finds version 1, and only one article has a title.
  correctArticle: async (valid) => ({
    ...withField(valid, { title: `Titel ${newId()}` }),
    params: { id: await anArticle() },
  }),
  // A place is decided about once.
  decideHeldPlace: async (valid) => ({ ...valid, params: { id: await aHeldArticle() } }),
  // A member reports an object once.
  createReport: async (valid) => withField(valid, { id: await aPost(await aMember()) }),
  createGuestReport: (valid) => withField(valid, { receipt: randomBytes(32).toString('hex') }),
  // Only the first edit finds version 1.
  editPost: async (valid) => {
    const author = await aMember()
    return { ...valid, token: author.token, params: { id: await aPost(author) } }
  },
  editComment: async (valid) => {
    const author = await aMember()
    const post = { id: await aPost(author), author }
    return { ...valid, token: author.token, params: { id: await aComment(post, author) } }
  },
  editConcert: async (valid) => {
    const author = await aMember()
    const gig = aGig({ bandName: aBandName(), venue: `Haus ${newId()}` })
    const { concert } = await submitted(author, gig)
    const body = { ...gig, version: concert.version }
    return { ...valid, token: author.token, params: { id: concert.id }, body }
  },
  holdConcert: async (valid) => ({ ...valid, params: { id: await aConcertOf(await aMember()) } }),
  mergeConcerts: async (valid) => {
    const author = await aMember()
    const [id, into] = [await aConcertOf(author), await aConcertOf(author)]
    return withField({ ...valid, params: { id } }, { into })
  },
  // An import is undone once.
  removeConcertImport: async (valid) => {
    const organizer = await aNewOrganizer()
    const params = { memberId: organizer.id, id: await aStoredImport(organizer) }
    return { ...valid, params }
  },
  unmergeConcert: async (valid) => {
    const author = await aMember()
    const [id, into] = [await aConcertOf(author), await aConcertOf(author)]
    await asModerator(await aModerator()).merge(id, into)
    return { ...valid, params: { id } }
  },
  // A verified band has one proposal for a new identity at a time.
  editBand: async (valid) => {
    const id = await storedBand()
    const params = { id }
    const { token } = await aClaimant(id)
    const version = await versionOf({ ...valid, params })
    return withField({ ...valid, token, params }, { version, changes: { description: newId() } })
  },
  decideProposal: async (valid) => {
    const { id = '' } = valid.params ?? {}
    const proposal = await propose(await aMember(), id, { description: newId() })
    const params = { id, proposal }
    // Only a declined proposal has a reason.
    return withField({ ...valid, params }, { action: 'decline', version: await versionOf(valid) })
  },
  claimBand: async (valid) => ({
    ...valid,
    token: (await aMember()).token,
    params: { id: await storedBand() },
  }),
  // After the first call, the band has no owner any more.
  endOwnership: async (valid) => {
    const id = await storedBand()
    await aClaimant(id)
    return { ...valid, params: { id } }
  },
  firstShout: async (valid) => ({ ...valid, token: (await aNewcomer()).token }),
}

/** The call with what an endpoint accepts only once made anew: otherwise the first call hides the texts of all others. */
export const renewed = async ({ contract, valid }: Scene): Promise<CallOptions> => {
  const { headers } = valid
  const fresh = (await RENEWALS[contract.id]?.(valid)) ?? valid
  if (headers?.[KEY_HEADER] === undefined) return fresh
  return { ...fresh, headers: { ...headers, [KEY_HEADER]: randomUUID() } }
}
