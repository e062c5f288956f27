import { Search } from 'lucide-react'
import { useState } from 'react'
import { CONCERT_CITIES, CONCERT_RANGES } from '#shared/domain/concerts.ts'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { messages } from '../texts.ts'
import { FilterChips, type ShownFilters } from './filter-chips.tsx'
import { SearchBox } from './search-box.tsx'
import type { FilterControl } from './use-concert-filter.ts'
import * as styles from './filters.module.css'

/** The cities of the filter, and the one of the address when it is another. */
const cityOptions = (chosen: string) => {
  const cities: readonly string[] = CONCERT_CITIES
  const own = chosen === '' || cities.includes(chosen) ? [] : [chosen]
  return [...cities, ...own].map((city) => ({ value: city, label: city }))
}

const RANGE_OPTIONS = CONCERT_RANGES.map((range) => ({
  value: String(range),
  label: messages.ranges[range],
}))

interface FiltersProps extends ShownFilters {
  control: FilterControl
}

/** Text, town and time in one row, with what is chosen below. A phone opens the text field from a button. */
export const Filters = ({ control, hasSearch, hasRange }: FiltersProps) => {
  const { filter, change } = control
  const isPhone = useIsPhone()
  const [isSearchOpen, setSearchOpen] = useState(false)
  const searchBox = (
    <SearchBox
      search={filter.search}
      takesFocus={isPhone}
      onSearch={(search) => change({ search }, true)}
    />
  )
  return (
    <div className={styles.root}>
      {hasSearch && isPhone && (
        <IconButton
          label={messages.search}
          variant="secondary"
          aria-expanded={isSearchOpen}
          onClick={() => setSearchOpen(!isSearchOpen)}
        >
          <Search size={20} aria-hidden="true" />
        </IconButton>
      )}
      {hasSearch && !isPhone && searchBox}
      <div className={styles.select}>
        <SelectField
          label={messages.city}
          hideLabel
          placeholder={messages.allCities}
          value={filter.city}
          options={cityOptions(filter.city)}
          onChange={({ target }) => change({ city: target.value })}
        />
      </div>
      {hasRange && (
        <div className={styles.select}>
          <SelectField
            label={messages.range}
            hideLabel
            value={String(filter.range)}
            options={RANGE_OPTIONS}
            onChange={({ target }) => {
              const range = CONCERT_RANGES.find((one) => String(one) === target.value)
              if (range !== undefined) change({ range })
            }}
          />
        </div>
      )}
      {hasSearch && isPhone && isSearchOpen && searchBox}
      <FilterChips control={control} hasSearch={hasSearch} hasRange={hasRange} />
    </div>
  )
}
