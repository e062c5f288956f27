import { useId } from 'react'
import type { Proposal } from '#shared/api/band-history.ts'
import type { Band } from '#shared/api/bands.ts'
import { listFields } from '#shared/domain/band-diff.ts'
import { BandDiff } from '#spa/entities/band/diff/band-diff.tsx'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useBandProposals } from '../../api/history.ts'
import { careMessages } from '../../care-texts.ts'
import { ProposalActions } from './proposal-actions.tsx'
import * as styles from './proposals.module.css'

const texts = careMessages.proposals

const stateOf = ({ state, reason, mayDecide, isOwn }: Proposal): string | undefined => {
  if (state === 'accepted') return texts.accepted
  if (state === 'declined') return texts.declined(reason ?? '')
  if (isOwn) return texts.open
  return mayDecide ? undefined : texts.byModerators
}

const Entry = ({ band, proposal, version }: EntryProps) => {
  const state = stateOf(proposal)
  return (
    <li className={styles.entry}>
      <p className={styles.by}>
        <strong>
          <bdi>{proposal.author?.displayName ?? careMessages.history.unknown}</bdi>
        </strong>
        <RelativeTime at={proposal.at} />
      </p>
      {proposal.note !== null && <p dir="auto">{careMessages.history.note(proposal.note)}</p>}
      {listFields(proposal.after).length === 0 ? (
        <p>{texts.unchanged}</p>
      ) : (
        <BandDiff before={proposal.before} after={proposal.after} />
      )}
      {state !== undefined && <p className={styles.state}>{state}</p>}
      <ProposalActions bandId={band.id} proposal={proposal} version={version} />
    </li>
  )
}

interface EntryProps {
  band: Band
  proposal: Proposal
  version: number
}

/** What waits for the claiming member, and the viewer's own proposals; nothing without any. */
export const ProposalList = ({ band }: { band: Band }) => {
  const query = useBandProposals(band.id)
  const { data } = query
  const titleId = useId()
  if (!data) return <LoadState query={query} failed={texts.failed} space="line" loading={null} />
  if (data.proposals.length === 0) return null
  const { version, proposals } = data
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <Heading as="h3" id={titleId}>
        {proposals.every(({ isOwn }) => isOwn) ? texts.own : texts.title}
      </Heading>
      <ul className={styles.list}>
        {proposals.map((proposal) => (
          <Entry key={proposal.id} band={band} proposal={proposal} version={version} />
        ))}
      </ul>
    </section>
  )
}
