import type { ReactNode } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { CONCERT_COUNTRIES, DEFAULT_CONCERT_COUNTRY } from '#shared/domain/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import type { FieldErrors } from '#spa/platform/form.ts'
import { call } from '#spa/platform/api-client.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { DateField } from '#ui/forms/date-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { similarBands, type BandCard } from '#shared/api/bands.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { today } from '../../model/evening.ts'
import type { ConcertDraft } from '../../model/submission.ts'
import { messages } from '../../submit-texts.ts'

interface FieldsProps {
  draft: ConcertDraft
  errors: FieldErrors
}

const WhereFields = ({ draft, errors }: FieldsProps) => (
  <>
    <TextField
      label={messages.venue}
      name="venue"
      maxLength={LIMITS.concertName}
      autoComplete="off"
      defaultValue={draft['venue']}
      error={errors['venue']}
    />
    <TextField
      label={messages.city}
      name="city"
      maxLength={LIMITS.concertCity}
      autoComplete="off"
      defaultValue={draft['city']}
      error={errors['city']}
    />
    <TextField
      label={messages.country}
      name="country"
      list="concert-countries"
      maxLength={LIMITS.concertCountry}
      autoComplete="off"
      defaultValue={draft['country'] ?? DEFAULT_CONCERT_COUNTRY}
      error={errors['country']}
    />
    <datalist id="concert-countries">
      {Object.keys(CONCERT_COUNTRIES).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  </>
)

const WhenFields = ({ draft, errors }: FieldsProps) => {
  const now = today()
  return (
    <>
      <DateField
        label={messages.date}
        name="date"
        min={now}
        max={addDays(now, LIMITS.concertHorizonDays)}
        startAt={now}
        defaultValue={draft['date'] ?? ''}
        error={errors['date']}
      />
      <TextField
        label={messages.time}
        name="time"
        type="time"
        optional
        defaultValue={draft['time']}
        error={errors['time']}
      />
    </>
  )
}

const TicketFields = ({ draft, errors }: FieldsProps) => (
  <>
    <TextField
      label={messages.price}
      name="price"
      maxLength={LIMITS.concertPrice}
      autoComplete="off"
      placeholder={messages.pricePlaceholder}
      optional
      defaultValue={draft['price']}
      error={errors['price']}
    />
    <TextField
      label={messages.ticketUrl}
      name="ticketUrl"
      type="url"
      inputMode="url"
      maxLength={LIMITS.linkUrl}
      autoComplete="off"
      placeholder={messages.ticketPlaceholder}
      optional
      defaultValue={draft['ticketUrl']}
      error={errors['ticketUrl']}
    />
    <TextField
      label={messages.genre}
      name="genre"
      maxLength={LIMITS.bandGenre}
      autoComplete="off"
      optional
      defaultValue={draft['genre']}
      error={errors['genre']}
    />
  </>
)

interface SubmissionFieldsProps extends FieldsProps {
  /** Below the fields that say which concert it is. */
  children?: ReactNode
}

/** What distinguishes bands of one name. */
const labelOf = ({ genre, city, country, formedYear }: BandCard): string =>
  [genre, city, country, formedYear === null ? null : messages.since(formedYear)]
    .filter((part) => part !== null && part !== '')
    .join(' · ')

const PAUSE_MS = 500

/** The bands that have exactly this name, once the member pauses typing. A failure shows none. */
const useBandsOfName = (typed: string) => {
  const name = useSettled(typed.trim(), PAUSE_MS)
  const { data = [] } = useQuery({
    queryKey: ['bands', 'similar', name],
    queryFn:
      name === '' ? skipToken : ({ signal }) => call(similarBands, { query: { name }, signal }),
    retry: false,
  })
  return data.filter((band) => nameIdentity(band.name) === nameIdentity(name))
}

/** Asks which band it is where several have the typed name; without an answer the concert belongs to none. */
const BandChoice = ({ draft }: { draft: ConcertDraft }) => {
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

export const SubmissionFields = ({ draft, errors, children }: SubmissionFieldsProps) => (
  <>
    <TextField
      label={messages.bandName}
      name="bandName"
      maxLength={LIMITS.concertName}
      autoComplete="off"
      defaultValue={draft['bandName']}
      error={errors['bandName']}
    />
    <BandChoice draft={draft} />
    <FieldRow>
      <WhereFields draft={draft} errors={errors} />
      <WhenFields draft={draft} errors={errors} />
    </FieldRow>
    {children}
    <FieldRow>
      <TicketFields draft={draft} errors={errors} />
    </FieldRow>
    <TextArea
      label={messages.description}
      name="description"
      rows={3}
      maxLength={LIMITS.concertDescription}
      placeholder={messages.descriptionPlaceholder}
      optional
      defaultValue={draft['description']}
      error={errors['description']}
    />
  </>
)
