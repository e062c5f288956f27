import { useState } from 'react'
import { FeedFilters, type ConcertFeed } from '#shared/api/concert-calendar.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import { messages } from '../../feed-texts.ts'

const CHOICES = [
  { value: 'marked', label: messages.marked },
  { value: 'bands', label: messages.bands },
]

const citiesIn = (text: string): string[] =>
  text
    .split(',')
    .map((city) => city.trim())
    .filter((city) => city !== '')

const readForm = (form: HTMLFormElement): FeedFilters => {
  const data = new FormData(form)
  const chosen = data.getAll('what')
  const cities = data.get('cities')
  return {
    marked: chosen.includes('marked'),
    bands: chosen.includes('bands'),
    cities: typeof cities === 'string' ? citiesIn(cities) : [],
  }
}

const chosenIn = ({ marked, bands }: Pick<FeedFilters, 'marked' | 'bands'>): string[] => [
  ...(marked ? ['marked'] : []),
  ...(bands ? ['bands'] : []),
]

interface FeedFormProps {
  feed: ConcertFeed | null
  busy: boolean
  onSave: (filters: FeedFilters) => void
}

/** Which concerts the calendar contains. */
export const FeedForm = ({ feed, busy, onSave }: FeedFormProps) => {
  const [chosen] = useState(() => chosenIn(feed ?? { marked: true, bands: true }))
  const { errors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(FeedFilters),
    read: readForm,
    onValid: onSave,
  })
  // A choice of nothing has no field of its own in the schema.
  const error = errors['cities'] ?? errors['undefined']
  return (
    <FormGrid {...formProps}>
      <ChoiceGroup
        type="checkbox"
        name="what"
        label={messages.which}
        choices={CHOICES}
        defaultChosen={chosen}
        layout="column"
      />
      <TextField
        name="cities"
        label={messages.cities}
        optional
        defaultValue={feed?.cities.join(', ')}
        hint={messages.citiesHint(LIMITS.feedCities)}
        error={error}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" busy={busy}>
        {feed ? messages.save : messages.create}
      </Button>
    </FormGrid>
  )
}
