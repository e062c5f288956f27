import { bandProposals } from '#shared/api/band-history.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { query } from '#platform/table/index.ts'
import { readAuthors } from './authors.repository.ts'
import { readValues } from './band-values.ts'
import { requireEditor, type Editor } from './editor.repository.ts'
import { acceptedPatch } from './proposal-decision.ts'
import { PROPOSAL_PREFIX, proposalsPartition, type ProposalItem } from './proposal.items.ts'
import { presentProposal } from './revision.presenter.ts'

/** Decided ones are kept for 30 days and do not hide open ones. */
const MAX_READ = 4 * LIMITS.bandProposals

/** Consistent, so that a proposal appears when its author has sent it. */
const readProposals = async (bandId: string): Promise<readonly ProposalItem[]> => {
  const { items } = await query(proposalsPartition(bandId), {
    beginsWith: PROPOSAL_PREFIX,
    limit: MAX_READ,
    consistent: true,
  })
  return items
}

/** Of an open one against the current values, so that others' edits in between show. */
const changeOf = ({ band }: Editor, proposal: ProposalItem) => {
  if (proposal.state !== 'open') return proposal
  const after = acceptedPatch(band, proposal)
  return { before: readValues(band), after }
}

export const handler = endpoint(bandProposals, async ({ memberId, params, blocks }) => {
  const [editor, all, hidden] = await Promise.all([
    requireEditor(params.id, memberId),
    readProposals(params.id),
    blocks(),
  ])
  const shown = all.filter(
    (one) => one.memberId === memberId || (editor.isBand && one.state === 'open'),
  )
  const authorOf = await readAuthors(
    shown.map((one) => one.memberId),
    hidden,
  )
  return {
    version: editor.band.version,
    proposals: shown.map((one) => {
      const { before, after } = changeOf(editor, one)
      const changed = Object.fromEntries(Object.entries(before).filter(([field]) => field in after))
      return presentProposal(one, {
        author: authorOf(one.memberId),
        isOwn: one.memberId === memberId,
        mayDecide: editor.isBand && one.state === 'open' && one.term === undefined,
        before: changed,
        after,
      })
    }),
  }
})
