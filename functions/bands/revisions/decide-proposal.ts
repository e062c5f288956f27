import { decideProposal } from '#shared/api/band-history.ts'
import { changesIdentity } from '#shared/domain/band-diff.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  exists,
  get,
  keyOf,
  onConditionFailed,
  remove,
  transact,
  type TransactItem,
} from '#platform/table/index.ts'
import { requireEditor, type Editor } from './editor.repository.ts'
import { acceptProposal, closeProposal, declineProposal } from './proposal-decision.ts'
import { heldProposalId, proposalKey, type ProposalItem } from './proposal.items.ts'
import { REVISION_TEXTS } from '../texts.ts'

type Decision = Request<typeof decideProposal>

/**
 * @throws ApiError forbidden for others than the claiming member, where the guard found a term, and for what a verified
 * band is known by
 */
const assertMayDecide = (
  { memberId, body }: Decision,
  { isBand }: Editor,
  { memberId: authorId, term, after }: ProposalItem,
): void => {
  if (body.action === 'withdraw') {
    if (authorId !== memberId) throw new ApiError('forbidden')
  } else if (!isBand || term !== undefined || changesIdentity(after))
    throw new ApiError('forbidden', REVISION_TEXTS.onlyModerators)
}

const reasonOf = (reason = ''): string => (reason === '' ? REVISION_TEXTS.noReason : reason)

const partsOf = (
  { body }: Decision,
  { band }: Editor,
  proposal: ProposalItem,
): Record<string, TransactItem> => {
  switch (body.action) {
    case 'accept':
      return acceptProposal(band, proposal, 'band')
    case 'decline':
      return declineProposal(band, proposal, reasonOf(body.reason))
    case 'withdraw':
      return {
        proposal: remove(keyOf(proposal), { state: 'open' }),
        ...closeProposal(band, proposal),
      }
  }
}

const conflictOf = (has: (name: string) => boolean): string => {
  if (has('newName')) return REVISION_TEXTS.nameTaken
  return has('proposal') || has('held') ? REVISION_TEXTS.decided : REVISION_TEXTS.changed
}

export const handler = endpoint(decideProposal, async (request) => {
  const { memberId, params, body } = request
  const [editor, proposal] = await Promise.all([
    requireEditor(params.id, memberId),
    get(proposalKey(params.id, params.proposal), { consistent: true }),
  ])
  if (!proposal) throw new ApiError('not_found')
  assertMayDecide(request, editor, proposal)
  if (proposal.state !== 'open') throw new ApiError('conflict', REVISION_TEXTS.decided)
  const { version } = editor.band
  if (body.action === 'accept' && body.version !== version)
    throw new ApiError('conflict', REVISION_TEXTS.changed)
  const parts = partsOf(request, editor, proposal)
  await onConditionFailed(
    transact({
      ...parts,
      held: remove(heldKey('band', heldProposalId(params.id, params.proposal)), exists),
    }),
    (failed) => {
      throw new ApiError(
        'conflict',
        conflictOf((name) => failed.has(name)),
      )
    },
  )
  return { version: 'revision' in parts ? version + 1 : version }
})
