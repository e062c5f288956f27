import { Link } from 'react-router-dom'
import { ulidDate } from '#shared/domain/ids.ts'
import type { Revision } from '#shared/api/band-history.ts'
import type { Band } from '#shared/api/bands.ts'
import { BandDiff } from '#spa/entities/band/diff/band-diff.tsx'
import type { NextPage } from '#spa/platform/pages.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useOwnClaim } from '../../api/claim.ts'
import { useBandHistory } from '../../api/history.ts'
import { careMessages } from '../../care-texts.ts'
import { ProposalList } from '../proposals/proposal-list.tsx'
import { RevertButtons } from './revert-buttons.tsx'
import * as styles from './history.module.css'

const texts = careMessages.history

const Author = ({ author }: Pick<Revision, 'author'>) =>
  author ? (
    <Link to={`/users/${author.username}`}>
      <bdi>{author.displayName}</bdi>
    </Link>
  ) : (
    <span>{texts.unknown}</span>
  )

const Entry = ({ band, revision }: { band: Band; revision: Revision }) => (
  <li className={styles.entry} aria-label={texts.version(revision.number)}>
    <p className={styles.by}>
      <strong>{texts.version(revision.number)}</strong>
      <Author author={revision.author} />
      <span>{texts.kinds[revision.kind]}</span>
      <RelativeTime at={revision.at} />
      {revision.acceptedBy && <span>{texts.acceptedBy[revision.acceptedBy]}</span>}
    </p>
    {revision.note !== null && <p dir="auto">{texts.note(revision.note)}</p>}
    <BandDiff before={revision.before} after={revision.after} />
    {band.mayEdit && <RevertButtons band={band} revision={revision} />}
  </li>
)

const First = ({ band }: { band: Band }) => (
  <li className={styles.entry}>
    <p className={styles.by}>
      <strong>{texts.version(1)}</strong>
      {band.submittedBy !== null && (
        <Link to={`/users/${band.submittedBy}`}>@{band.submittedBy}</Link>
      )}
      <span>{texts.added}</span>
      <RelativeTime at={ulidDate(band.id)} />
    </p>
  </li>
)

const Older = ({ next }: { next: NextPage }) => (
  <>
    {next.hasFailed && (
      <FieldNote tone="error" role="alert">
        {texts.moreFailed}
      </FieldNote>
    )}
    <Button busy={next.isLoading} onClick={next.load}>
      {texts.more}
    </Button>
  </>
)

const Revisions = ({ band }: { band: Band }) => {
  const { items: revisions, error, retry, next } = useBandHistory(band.id)
  if (error !== undefined)
    return <ErrorState space="line" title={texts.failed} text={error} onRetry={retry} />
  if (!revisions) return <Loading label={careMessages.loading} />
  return (
    <>
      {revisions.length === 0 && <p className={styles.nothing}>{texts.empty}</p>}
      <ol className={styles.list} reversed>
        {revisions.map((revision) => (
          <Entry key={revision.number} band={band} revision={revision} />
        ))}
        {!next.exist && <First band={band} />}
      </ol>
      {next.exist && <Older next={next} />}
    </>
  )
}

/** Who claimed in vain reads why, also when the band belongs to another member by now. */
const DeclinedClaim = ({ band }: { band: Band }) => {
  const claim = useOwnClaim(band.id).data?.claim
  return claim?.state === 'declined' ? (
    <p role="note">
      {careMessages.claim.own} {careMessages.claim.declined(claim.reason ?? '')}
    </p>
  ) : null
}

interface HistoryDialogProps {
  band: Band
  onClose: () => void
}

/** All changes of a band with their authors, and above them the proposals that concern the viewer. */
export const HistoryDialog = ({ band, onClose }: HistoryDialogProps) => (
  <Dialog title={texts.title(band.name)} onClose={onClose}>
    <div className={styles.root}>
      <DeclinedClaim band={band} />
      <ProposalList band={band} />
      <Revisions band={band} />
    </div>
  </Dialog>
)
