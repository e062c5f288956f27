import { LIMITS } from '#shared/domain/limits.ts'
import { expression, update, type Key, type Write } from '#platform/table/index.ts'

/** How many open proposals for a band are of one member. */
interface ProposalShareItem {
  readonly PK: string
  readonly SK: string
  readonly open?: number
}

const proposalShareKey = (memberId: string, bandId: string): Key<ProposalShareItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: `PROPOSALS#${bandId}`,
})

/** Fails when as many of the member wait as are allowed. */
export const takeProposalShare = (memberId: string, bandId: string): Write<ProposalShareItem> =>
  update(proposalShareKey(memberId, bandId), {
    add: { open: 1 },
    condition: expression`attribute_not_exists(#open) OR #open < ${LIMITS.bandProposalsOfMember}`,
  })

export const returnProposalShare = (memberId: string, bandId: string): Write<ProposalShareItem> =>
  update(proposalShareKey(memberId, bandId), { add: { open: -1 } })
