import { X } from 'lucide-react'
import { LIST_RADII } from '#shared/domain/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { DEFAULT_RANGE, type ConcertFilter } from '../model/filter.ts'
import { messages } from '../texts.ts'
import type { FilterControl } from './use-concert-filter.ts'
import * as styles from './filters.module.css'

export interface ShownFilters {
  /** Days of a month are counted by city only, without what is around it. */
  hasSearch: boolean
  /** Past concerts and the month view have their own time. */
  hasRange: boolean
}

const RADIUS_OPTIONS = [0, ...LIST_RADII].map((km) => ({
  value: String(km),
  label: messages.around(km),
}))

/** How far around the city concerts are listed. */
const RadiusChip = ({ control: { filter, change } }: { control: FilterControl }) => (
  <div className={styles.radius}>
    <SelectField
      label={messages.radius}
      hideLabel
      value={String(filter.radius)}
      options={RADIUS_OPTIONS}
      onChange={({ target }) => {
        change({ radius: LIST_RADII.find((km) => String(km) === target.value) ?? 0 })
      }}
    />
  </div>
)

interface Chip {
  readonly label: string
  /** What the filter is without it. */
  readonly without: Partial<ConcertFilter>
}

const chipsOf = (
  { search, city, range }: ConcertFilter,
  { hasSearch, hasRange }: ShownFilters,
): readonly Chip[] => [
  ...(hasSearch && search !== ''
    ? [{ label: messages.searched(search), without: { search: '' } }]
    : []),
  ...(city === '' ? [] : [{ label: city, without: { city: '', radius: 0 as const } }]),
  ...(hasRange && range !== DEFAULT_RANGE
    ? [{ label: messages.ranges[range], without: { range: DEFAULT_RANGE } }]
    : []),
]

const keepItsFocus = keepFocus('button')

/** Each chosen filter with a button that removes it; from two filters on, a button that removes all. */
export const FilterChips = ({ control, ...shown }: ShownFilters & { control: FilterControl }) => {
  const { filter, change, reset } = control
  const chips = chipsOf(filter, shown)
  return (
    <div className={styles.chips} role="group" aria-label={messages.chosen} ref={keepItsFocus}>
      {chips.map(({ label, without }) => (
        <Button
          key={label}
          size="compact"
          className={styles.chip}
          aria-label={messages.removeFilter(label)}
          onClick={() => change(without)}
        >
          <bdi>{label}</bdi>
          <X size={18} aria-hidden="true" />
        </Button>
      ))}
      {shown.hasSearch && filter.city !== '' && <RadiusChip control={control} />}
      {chips.length > 1 && (
        <Button size="compact" variant="ghost" onClick={reset}>
          {messages.reset}
        </Button>
      )}
    </div>
  )
}
