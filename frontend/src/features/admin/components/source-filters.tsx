import type { Source } from '#shared/api/sources.ts'
import { ARTICLE_CATEGORIES, CATEGORY_LABELS } from '#shared/domain/news.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { countByState, SOURCE_STATES, type SourceFilter } from '../model/source-state.ts'
import { sourceMessages as texts } from '../source-texts.ts'
import * as styles from './sources-panel.module.css'

const STATES = SOURCE_STATES.map((value) => ({ value, label: texts.states[value] }))
const CATEGORIES = ARTICLE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))

interface SourceFiltersProps {
  sources: readonly Source[]
  filter: SourceFilter
  onChange: (filter: SourceFilter) => void
}

export const SourceFilters = ({ sources, filter, onChange }: SourceFiltersProps) => (
  <div className={styles.filters}>
    <p>{texts.summary(sources.length, countByState(sources, 'failing'))}</p>
    <SelectField
      label={texts.filterState}
      hideLabel
      placeholder={texts.allStates}
      options={STATES}
      value={filter.state}
      onChange={(event) => onChange({ ...filter, state: event.target.value })}
    />
    <SelectField
      label={texts.filterCategory}
      hideLabel
      placeholder={texts.allCategories}
      options={CATEGORIES}
      value={filter.category}
      onChange={(event) => onChange({ ...filter, category: event.target.value })}
    />
    <TextField
      label={texts.search}
      hideLabel
      type="search"
      placeholder={texts.search}
      value={filter.typed}
      onChange={(event) => onChange({ ...filter, typed: event.target.value })}
    />
  </div>
)
