import { RotateCcw } from 'lucide-react'
import { SearchField } from '#spa/platform/search-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { BandFacets } from '../../api/facets.ts'
import { isFiltered, type BandFilter } from '../../model/filter.ts'
import { messages } from '../../texts.ts'
import * as styles from './band-filters.module.css'

interface BandFiltersProps {
  filter: BandFilter
  facets: BandFacets | undefined
  onChange: (change: Partial<BandFilter>) => void
  onReset: () => void
}

type Facet = BandFacets['genres']

/** The options of a filter. A chosen value from a link stays choosable when no band has it any more. */
const optionsOf = (facet: Facet | undefined, chosen: string) => {
  const options = (facet ?? []).map(({ name, count }) => ({
    value: name,
    label: messages.option(name, count),
  }))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options]
}

export const BandFilters = ({ filter, facets, onChange, onReset }: BandFiltersProps) => (
  <div className={styles.root}>
    <SearchField
      className={styles.search}
      label={messages.search}
      placeholder={messages.searchPlaceholder}
      clearLabel={messages.clearSearch}
      value={filter.search}
      onChange={(event) => onChange({ search: event.target.value })}
      onClear={() => onChange({ search: '' })}
    />
    <SelectField
      label={messages.genre}
      hideLabel
      placeholder={messages.allGenres}
      options={optionsOf(facets?.genres, filter.genre)}
      value={filter.genre}
      onChange={(event) => onChange({ genre: event.target.value })}
    />
    <SelectField
      label={messages.country}
      hideLabel
      placeholder={messages.allCountries}
      options={optionsOf(facets?.countries, filter.country)}
      value={filter.country}
      onChange={(event) => onChange({ country: event.target.value })}
    />
    <Button className={styles.reset} onClick={onReset} disabled={!isFiltered(filter)}>
      <RotateCcw size={18} aria-hidden="true" />
      {messages.reset}
    </Button>
  </div>
)
