import { Link } from 'react-router-dom'
import type { HeldBand as Held } from '#shared/api/moderation.ts'
import { listFields } from '#shared/domain/band-diff.ts'
import { BandDiff } from '#spa/entities/band/diff/band-diff.tsx'
import { messages } from '../texts.ts'

const texts = messages.band

/** What kind of decision a band waits for, the difference of a proposal, and the way to its page. */
export const HeldBand = ({ band: { kind, bandId, change, isClaimed } }: { band: Held }) => (
  <>
    <p>
      <strong>{texts.kinds[kind]}</strong>
    </p>
    {isClaimed && <p role="note">{texts.claimed}</p>}
    {change && listFields(change.after).length === 0 && <p>{texts.unchanged}</p>}
    {change && <BandDiff before={change.before} after={change.after} />}
    {(kind === 'edit' || kind === 'claim') && (
      <p>
        <Link to={`/bands/${bandId}`}>{texts.toBand}</Link>
      </p>
    )}
  </>
)
