import { editBand } from '#shared/api/band-history.ts'
import {
  changesIdentity,
  findChanges,
  listFields,
  pickFields,
  type BandPatch,
} from '#shared/domain/band-diff.ts'
import { holdRequest } from '#platform/content/held.items.ts'
import { WAITING } from '#platform/content/waiting.items.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { onConditionFailed, putNew, transact, type ConditionFailed } from '#platform/table/index.ts'
import { bandIdOf, bandIsUnchanged, changeBandItem } from '../items/band.items.ts'
import { isRenamed } from '../items/band-name.items.ts'
import { requireOwnName } from '../items/another-band.ts'
import { takeProposalShare, takeRoomForProposal } from '../items/band-counts.items.ts'
import { toAttributes, toPatch, readValues } from './band-values.ts'
import { changeBand } from './change-band.ts'
import { mayEditAtOnce, requireEditor, type Editor } from './editor.repository.ts'
import { heldProposalId, proposalItem } from './proposal.items.ts'
import { REVISION_TEXTS } from '../texts.ts'
import { writeAs } from './write-as.ts'

type Edit = Request<typeof editBand>

/** How an edit ended, as it is remembered for its repetition. */
const resultOf = (
  outcome: 'applied' | 'proposed',
  version: number,
  reason: '' | 'held' | 'identity',
): string => [outcome, version, reason].join(':')

const reasonOf = (reason: string | undefined): string | null =>
  reason === 'held' || reason === 'identity' ? REVISION_TEXTS[reason] : null

const present = (result: string) => {
  const [outcome, version, reason] = result.split(':')
  return {
    outcome: outcome === 'applied' ? ('applied' as const) : ('proposed' as const),
    version: Number(version),
    heldReason: reasonOf(reason),
  }
}

/** @throws ApiError conflict, forbidden or invalid_input for edits that nobody could apply */
const assertPossible = ({ body }: Edit, { band, isModerator }: Editor, patch: BandPatch): void => {
  if (body.isNewcomer !== undefined && !isModerator) throw new ApiError('forbidden')
  if (body.version !== band.version) throw new ApiError('conflict', REVISION_TEXTS.changed)
  if (patch.genre === null) throw new ApiError('invalid_input', REVISION_TEXTS.genreMissing)
}

/**
 * Whether another band of the country has the new name already.
 * @throws ApiError conflict with the question whether it is another band
 */
const sharesName = async ({ body }: Edit, { band }: Editor, patch: BandPatch): Promise<boolean> => {
  const after = { ...band, ...toAttributes(patch) }
  return isRenamed(band, after) && (await requireOwnName(after, body.isAnotherBand)) === true
}

const noteOf = ({ note }: Edit['body']): string | undefined => (note === '' ? undefined : note)

/** What changes, and whether no other band has the new name. */
interface Checked {
  readonly patch: BandPatch
  readonly needsOwnName: boolean
}

const apply = async (
  request: Edit,
  editor: Editor,
  { patch, needsOwnName }: Checked,
): Promise<string> => {
  const { band } = editor
  const { memberId: authorId, body } = request
  const result = resultOf('applied', band.version + 1, '')
  const parts = {
    ...changeBand(band, { kind: 'edit', authorId, note: noteOf(body), patch, needsOwnName }),
    idempotency: request.remember(result),
  }
  await writeAs(editor, { memberId: authorId, act: 'edit', parts })
  return result
}

/** The claiming member makes the verified band look like another one, also one who is a moderator. */
const isNewIdentity = ({ isBand }: Editor, patch: BandPatch): boolean =>
  isBand && changesIdentity(patch)

/** Why an edit of one who may edit at once waits. */
const whyItWaits = ({ heldFor }: Edit, editor: Editor, patch: BandPatch) => {
  if (heldFor !== null) return mayEditAtOnce(editor) ? 'held' : ''
  return isNewIdentity(editor, patch) ? 'identity' : ''
}

const propose = async (
  request: Edit,
  editor: Editor,
  { patch, needsOwnName }: Checked,
): Promise<string> => {
  const { memberId, body, heldFor } = request
  const { band } = editor
  const [bandId, proposalId] = [bandIdOf(band), newId()]
  const before = pickFields(readValues(band), listFields(patch))
  const term = heldFor ?? undefined
  const proposal = { memberId, note: noteOf(body), before, after: patch, term }
  const isAnotherBand = needsOwnName ? undefined : (true as const)
  const isIdentity = isNewIdentity(editor, patch)
  if (isIdentity && band.identityProposal !== undefined)
    throw new ApiError('conflict', REVISION_TEXTS.identityPending)
  const result = resultOf('proposed', band.version, whyItWaits(request, editor, patch))
  await transact({
    band: isIdentity
      ? changeBandItem(band, { identityProposal: proposalId })
      : bandIsUnchanged(band),
    proposal: putNew(proposalItem(bandId, proposalId, { ...proposal, isAnotherBand })),
    room: takeRoomForProposal(bandId),
    share: takeProposalShare(memberId, bandId),
    ...holdRequest(
      memberId,
      'band',
      heldProposalId(bandId, proposalId),
      term ?? (isIdentity ? REVISION_TEXTS.identityRule : REVISION_TEXTS.proposal),
    ),
    idempotency: request.remember(result),
  })
  return result
}

const conflictOf = (failed: ConditionFailed): string => {
  if (failed.has('newName')) return REVISION_TEXTS.nameTaken
  if (failed.has('share')) return REVISION_TEXTS.yourProposalsWait
  return failed.has('room') ? REVISION_TEXTS.tooManyProposals : REVISION_TEXTS.changed
}

const send = async (request: Edit, editor: Editor, patch: BandPatch): Promise<string> => {
  const checked = { patch, needsOwnName: !(await sharesName(request, editor, patch)) }
  return onConditionFailed(
    mayEditAtOnce(editor) && whyItWaits(request, editor, patch) === ''
      ? apply(request, editor, checked)
      : propose(request, editor, checked),
    (failed) => {
      if (failed.has('idempotency') || failed.has(WAITING)) throw failed
      throw new ApiError('conflict', conflictOf(failed))
    },
  )
}

export const handler = guardedEndpoint(
  editBand,
  async (request) => {
    const { memberId, params, body } = request
    const earlier = await request.findEarlier()
    if (earlier !== undefined) return present(earlier)
    const editor = await requireEditor(params.id, memberId)
    const patch = findChanges(readValues(editor.band), toPatch(body))
    assertPossible(request, editor, patch)
    if (listFields(patch).length === 0) return present(resultOf('applied', body.version, ''))
    return present(await send(request, editor, patch))
  },
  (result) => Promise.resolve(present(result)),
)
