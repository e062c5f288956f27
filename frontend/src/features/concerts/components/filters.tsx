import { RotateCcw } from 'lucide-react'
import { CONCERT_CITIES, CONCERT_RANGES } from '#shared/domain/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { isFiltered } from '../model/filter.ts'
import { messages } from '../texts.ts'
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

interface FiltersProps {
  control: FilterControl
  /** Days of a month are counted by city only. */
  hasSearch: boolean
  /** Past concerts and the month view have their own time. */
  hasRange: boolean
}

export const Filters = ({ control, hasSearch, hasRange }: FiltersProps) => {
  const { filter, change, reset } = control
  return (
    <div className={styles.root}>
      {hasSearch && (
        <SearchBox
          search={filter.search}
          onSearch={(search) => {
            change({ search }, true)
          }}
        />
      )}
      <div className={styles.select}>
        <SelectField
          label={messages.city}
          hideLabel
          placeholder={messages.allCities}
          value={filter.city}
          options={cityOptions(filter.city)}
          onChange={({ target }) => {
            change({ city: target.value })
          }}
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
      <Button className={styles.reset} onClick={reset} disabled={!isFiltered(filter)}>
        <RotateCcw size={18} aria-hidden="true" />
        {messages.reset}
      </Button>
    </div>
  )
}
