import { useMemo, useState } from 'react'
import { currentHorizon, useReadFile, type ImportRun } from '../../api/import.ts'
import type { Columns, Values } from '../../model/import/fields.ts'
import { readRows, type Source } from '../../model/import/read-file.ts'
import { ColumnsStep } from './columns-step.tsx'
import { Defaults } from './defaults.tsx'
import { FileStep } from './file-step.tsx'
import { Preview } from './preview.tsx'
import { SendStep } from './send-step.tsx'
import * as styles from './import.module.css'

interface ReadSourceProps {
  source: Source
  onColumns: (columns: Columns) => void
  run: ImportRun
}

/** Columns and defaults of a file are fixed once sending has begun. */
const ReadSource = ({ source, onColumns, run }: ReadSourceProps) => {
  const [defaults, setDefaults] = useState<Values>({})
  const [horizon] = useState(currentHorizon)
  const rows = useMemo(() => readRows(source, defaults, horizon), [source, defaults, horizon])
  const isEditable = run.state.status === 'idle'
  return (
    <>
      {isEditable && source.kind === 'table' && (
        <ColumnsStep
          headings={source.table.headings}
          columns={source.columns}
          onChange={onColumns}
        />
      )}
      {isEditable && <Defaults values={defaults} onChange={setDefaults} />}
      <SendStep rows={rows} run={run} />
      <Preview rows={rows} results={run.state.results} />
    </>
  )
}

/** File, columns, preview and sending; each appears once the one before is done. */
export const ImportSteps = ({ run }: { run: ImportRun }) => {
  const reading = useReadFile()
  const [source, setSource] = useState<Source>()
  const read = (file: File) => {
    setSource(undefined)
    reading.mutate(file, { onSuccess: setSource })
  }
  return (
    <div className={styles.root}>
      {run.state.status === 'idle' && (
        <FileStep onFile={read} isReading={reading.isPending} error={reading.error} />
      )}
      {source && (
        <ReadSource
          source={source}
          run={run}
          onColumns={(columns) => {
            if (source.kind === 'table') setSource({ ...source, columns })
          }}
        />
      )}
    </div>
  )
}
