import { listFields } from '#shared/domain/band-diff.ts'
import { approveClaim, declineClaim } from '../claims/claim-decision.ts'
import { claimKey, type ClaimItem } from '../claims/claim.items.ts'
import { bandKey, type BandItem } from '../items/band.items.ts'
import { findBand } from '../items/band.repository.ts'
import { releaseBand, takeDownBand } from '../items/new-band.ts'
import { acceptProposal, declineProposal } from '../revisions/proposal-decision.ts'
import { proposalKey, type ProposalItem } from '../revisions/proposal.items.ts'
import { getMany } from '#platform/table/index.ts'
import type { FindSubject, Subject } from '#platform/content/subject.ts'

const paragraphs = (...texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== null && text !== '').join('\n\n')

/** A new band that the guard holds, or a draft of the pipeline. */
const findNewBand = async (bandId: string): Promise<Subject | undefined> => {
  const band = await findBand(bandId)
  if (band?.status !== 'held') return undefined
  const { name, genre, country, city, description, website, socialMediaUrl } = band
  return {
    ...(band.submittedBy && { authorId: band.submittedBy.id }),
    text: paragraphs(name, genre, country, city, description, website, socialMediaUrl),
    version: band.version,
    approve: () => releaseBand(band),
    reject: (reason, statementId) => takeDownBand(band, 'remove', { id: statementId, reason }),
  }
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const editSubject = (band: BandItem, proposal: ProposalItem): Subject => {
  const { after, note } = proposal
  const texts = listFields(after).map((field) => toText(after[field]))
  return {
    authorId: proposal.memberId,
    text: paragraphs(band.name, ...texts, note),
    version: band.version,
    approve: () => acceptProposal(band, proposal, 'moderator'),
    reject: (reason) => declineProposal(band, proposal, reason),
  }
}

const claimSubject = (band: BandItem, claim: ClaimItem): Subject => ({
  authorId: claim.memberId,
  text: paragraphs(band.name, claim.evidence, claim.url),
  approve: () => approveClaim(band, claim),
  reject: (reason) => declineClaim(claim, reason),
})

/** A band, a proposed edit, or a claim: the ids of the last two begin with that of the band. */
export const findBandSubject: FindSubject = async (id) => {
  const [bandId = '', rest] = id.split('-')
  if (rest === undefined) return findNewBand(bandId)
  const [band, proposal, claim] = await getMany(
    [bandKey(bandId), proposalKey(bandId, rest), claimKey(bandId, rest)],
    { consistent: true },
  )
  if (!band) return undefined
  if (proposal?.state === 'open') return editSubject(band, proposal)
  return claim?.state === 'pending' ? claimSubject(band, claim) : undefined
}
