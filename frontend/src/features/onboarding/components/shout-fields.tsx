import { useId } from 'react'
import type { ShoutDraft } from '#shared/api/onboarding.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { GENRES } from '#shared/domain/options.ts'
import type { FieldErrors } from '#spa/platform/form.ts'
import { MentionArea } from '#spa/entities/member/mentions/mention-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { messages } from '../texts.ts'

interface ShoutFieldsProps {
  draft: ShoutDraft
  onChange: (draft: ShoutDraft) => void
  errors: FieldErrors
}

/** The text fields of the first shout. */
export const ShoutFields = ({ draft, onChange, errors }: ShoutFieldsProps) => {
  const genres = useId()
  const bind = (name: keyof ShoutDraft, maxLength: number) => ({
    name,
    value: draft[name],
    maxLength,
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      onChange({ ...draft, [name]: currentTarget.value })
    },
  })
  const { bandGenre, favoriteGig, nextGig, contribution } = messages.shout
  return (
    <>
      <TextField label={bandGenre} list={genres} {...bind('bandGenre', LIMITS.bandGenre)} />
      <datalist id={genres}>
        {GENRES.map((genre) => (
          <option key={genre} value={genre} />
        ))}
      </datalist>
      <MentionArea
        label={contribution}
        hint={messages.shout.contributionHint(LIMITS.contribution - draft.contribution.length)}
        {...bind('contribution', LIMITS.contribution)}
      />
      <TextField
        label={favoriteGig}
        optional
        hint={messages.shout.favoriteGigHint}
        {...bind('favoriteGig', LIMITS.gig)}
      />
      <TextField label={nextGig} optional {...bind('nextGig', LIMITS.gig)} />
    </>
  )
}
