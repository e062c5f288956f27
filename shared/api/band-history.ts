import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine, singleLine } from '../domain/text.ts'
import { BandChanges, BandId, BandMember, IsAnotherBand, Release } from './bands.ts'
import { contract } from './contract.ts'

const OneBand = z.object({ id: BandId })

/** Some of the values of a band (docs/product/band-history.md). */
export const BandPatch = z.partial(
  z.object({
    name: z.string(),
    genre: z.nullable(z.string()),
    country: z.nullable(z.string()),
    city: z.nullable(z.string()),
    formedYear: z.nullable(z.int()),
    description: z.nullable(z.string()),
    website: z.nullable(z.string()),
    socialMediaUrl: z.nullable(z.string()),
    spotifyUrl: z.nullable(z.string()),
    youtubeUrl: z.nullable(z.string()),
    socialLinks: z.record(z.string(), z.string()),
    members: z.array(BandMember),
    releases: z.array(Release),
    isNewcomer: z.boolean(),
  }),
)
export type BandPatch = z.infer<typeof BandPatch>

export const RevisionKind = z.enum([
  'edit',
  'revert',
  'claim',
  'unclaim',
  'archive',
  'restore',
  'import',
])
export type RevisionKind = z.infer<typeof RevisionKind>

/** Names the author of a change; null for imports, deleted members, and members that block the viewer or are blocked. */
const author = z.nullable(z.object({ username: z.string(), displayName: z.string() }))

const changed = {
  /** The former values of the changed fields. */
  before: BandPatch,
  after: BandPatch,
} as const

export const Revision = z.object({
  /** Number 1 is the band as it was added, and no revision. */
  number: z.int(),
  kind: RevisionKind,
  author,
  /** Who accepted the proposal; null for changes that applied at once. */
  acceptedBy: z.nullable(z.enum(['moderator', 'band'])),
  at: z.iso.datetime(),
  /** Where the author knows it from. */
  note: z.nullable(z.string()),
  ...changed,
})
export type Revision = z.infer<typeof Revision>

/** A change that waits for a decision, or an own one that was decided in the last 30 days. */
export const Proposal = z.object({
  id: Ulid,
  author,
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  note: z.nullable(z.string()),
  state: z.enum(['open', 'accepted', 'declined']),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  /** The current values, and what accepting makes of them. Of a decided one those at the time of the proposal. */
  ...changed,
  /** The viewer is the claiming member. Moderators decide at /moderation, and about terms of the guard only they. */
  mayDecide: z.boolean(),
})
export type Proposal = z.infer<typeof Proposal>

/** The current revision as the viewer saw it. */
const SeenVersion = z.int().check(z.minimum(1))

export const EditBand = z.object({
  version: SeenVersion,
  changes: BandChanges,
  /** A moderator says that the band is no newcomer any more, or is one after all. */
  isNewcomer: z.optional(z.boolean()),
  note: z.optional(singleLine(LIMITS.bandNote)),
  isAnotherBand: IsAnotherBand,
})
export type EditBand = z.infer<typeof EditBand>

export const editBand = contract({
  id: 'editBand',
  method: 'POST',
  path: '/api/bands/{id}/edit',
  caller: 'member',
  blocks: 'none: editorial',
  summary:
    'Change a band: applied at once for moderators and the claiming member, proposed by others. Absent fields stay; 409 when the band changed since the given version',
  params: OneBand,
  body: EditBand,
  response: z.object({
    outcome: z.enum(['applied', 'proposed']),
    /** Of the band afterwards. */
    version: z.int(),
    /** Why a moderator decides about an edit that would else apply at once; null otherwise. */
    heldReason: z.nullable(z.string()),
  }),
  errors: ['invalid_input', 'not_found', 'forbidden', 'conflict', 'throttled'],
  idempotent: true,
  throttle: 'bands',
  guard: {
    fields: [
      'changes.name',
      'changes.genre',
      'changes.country',
      'changes.city',
      'changes.description',
      'changes.website',
      'changes.socialMediaUrl',
      'changes.spotifyUrl',
      'changes.youtubeUrl',
      'changes.socialLinks.*',
      'changes.members.name',
      'changes.members.instrument',
      'changes.releases.title',
      'changes.releases.type',
      'changes.releases.url',
      'note',
    ],
    names: ['changes.name', 'changes.members.name', 'changes.releases.title'],
    onHit: 'hold',
  },
})

export const bandHistory = contract({
  id: 'bandHistory',
  method: 'GET',
  path: '/api/bands/{id}/history',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Revisions of a band, newest first',
  params: OneBand,
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))) }),
  response: z.array(Revision),
  errors: ['not_found'],
  paged: true,
})

/**
 * `one` undoes the revision, `member` all changes of its author; later changes of others stay.
 * `to` returns to the band as the revision left it; number 1 is the band as it was added.
 */
export const RevertMode = z.enum(['one', 'member', 'to'])
export type RevertMode = z.infer<typeof RevertMode>

export const revertBand = contract({
  id: 'revertBand',
  method: 'POST',
  path: '/api/bands/{id}/revert',
  caller: 'member',
  blocks: 'none: editorial',
  summary:
    'Undo a revision, all changes of its author, or everything since; for moderators and the claiming member',
  params: OneBand,
  body: z.object({
    revision: z.int().check(z.minimum(1)),
    mode: RevertMode,
    /** `to` is a 409 when the band changed since, because it discards changes that the caller has not seen. */
    version: SeenVersion,
  }),
  response: z.object({
    version: z.int(),
    /** False when later changes had already replaced everything that was to be undone. */
    isChanged: z.boolean(),
  }),
  errors: ['not_found', 'forbidden', 'conflict', 'refused_content', 'throttled'],
  throttle: 'bands',
})

export const bandProposals = contract({
  id: 'bandProposals',
  method: 'GET',
  path: '/api/bands/{id}/proposals',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Open proposals for the claiming member, oldest first; own ones for others',
  params: OneBand,
  response: z.object({
    /** Of the band; a decision names it. */
    version: z.int(),
    proposals: z.array(Proposal),
  }),
  errors: ['not_found'],
})

export const decideProposal = contract({
  id: 'decideProposal',
  method: 'POST',
  path: '/api/bands/{id}/proposals/{proposal}',
  caller: 'member',
  blocks: 'none: editorial',
  summary:
    'Accept or decline a proposal as the claiming member, or withdraw an own one; the first decision wins',
  params: z.object({ id: BandId, proposal: Ulid }),
  body: z.object({
    action: z.enum(['accept', 'decline', 'withdraw']),
    /** Of a declined one, for its author. */
    reason: z.optional(multiLine(LIMITS.moderationReason)),
    version: SeenVersion,
  }),
  response: z.object({ version: z.int() }),
  errors: ['not_found', 'forbidden', 'conflict', 'throttled'],
  throttle: 'bands',
})
