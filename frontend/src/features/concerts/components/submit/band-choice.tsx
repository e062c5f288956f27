import type { BandCard } from '#shared/api/bands.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { useBandsOfName } from '../../api/bands-of-name.ts'
import type { ConcertDraft } from '../../model/submission.ts'
import { messages } from '../../submit-texts.ts'

/** What distinguishes bands of one name. */
const labelOf = ({ genre, city, country, formedYear }: BandCard): string =>
  [genre, city, country, formedYear === null ? null : messages.since(formedYear)]
    .filter((part) => part !== null && part !== '')
    .join(' · ')

/** Asks which band it is where several have the typed name; without an answer the concert belongs to none. */
export const BandChoice = ({ draft }: { draft: ConcertDraft }) => {
  const bands = useBandsOfName(draft['bandName'] ?? '')
  if (bands.length < 2) return null
  return (
    <SelectField
      label={messages.whichBand}
      name="bandId"
      optional
      placeholder={messages.bandUnknown}
      options={bands.map((band) => ({ value: band.id, label: labelOf(band) }))}
      defaultValue={draft['bandId']}
    />
  )
}
