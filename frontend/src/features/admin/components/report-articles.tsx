import { useState } from 'react'
import { SelectField } from '#ui/forms/select-field.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { withVerifiability, type Article } from '../model/report-rows.ts'
import { reportMessages as texts } from '../report-texts.ts'
import { ARTICLE_COLUMNS } from './report-columns.tsx'
import * as styles from './source-report.module.css'

const VERIFIABILITIES = Object.entries(texts.verifiability).map(([value, label]) => ({
  value,
  label,
}))

/** The articles in a table that filters and sorts; paper shows what the screen shows. */
export const ReportArticles = ({ articles }: { articles: readonly Article[] }) => {
  const [verifiability, setVerifiability] = useState('')
  const rows = withVerifiability(articles, verifiability)
  return (
    <>
      <div className={styles.filter}>
        <SelectField
          label={texts.filter}
          hideLabel
          placeholder={texts.allArticles}
          options={VERIFIABILITIES}
          value={verifiability}
          onChange={(event) => setVerifiability(event.target.value)}
        />
      </div>
      {rows.length === 0 ? (
        <p role="status">{texts.noneMatch}</p>
      ) : (
        <DataTable
          label={texts.articles}
          rows={rows}
          columns={ARTICLE_COLUMNS}
          rowKey={({ articleId }) => articleId}
        />
      )}
    </>
  )
}
