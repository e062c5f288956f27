import { useMemo, useState } from 'react'
import { currentHorizon, useReadFile, type ImportRun } from '../../api/import.ts'
import type { Columns, Values } from '../../model/import/fields.ts'
import { UNDECIDED } from '../../model/import/doubt.ts'
import type { Encoding } from '../../model/import/encodings.ts'
import {
  readRows,
  type Decisions,
  type Source,
  type UnclearEncoding,
} from '../../model/import/read-file.ts'
import { withQuestions } from '../../model/import/server-questions.ts'
import { ColumnsStep } from './columns-step.tsx'
import { Defaults } from './defaults.tsx'
import { EncodingStep } from './encoding-step.tsx'
import { FileStep } from './file-step.tsx'
import { Preview } from './preview.tsx'
import type { Decide } from './decide.ts'
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
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const read = useMemo(
    () => readRows(source, defaults, horizon, decisions),
    [source, defaults, horizon, decisions],
  )
  const { results } = run.state
  const rows = useMemo(() => read.map((row) => withQuestions(row, results)), [read, results])
  const isEditable = run.state.status === 'idle'
  const isDecidable = isEditable || run.state.status === 'done'
  const decide: Decide = (changed, change) => {
    setDecisions((known) => {
      const next = new Map(known)
      for (const row of changed) {
        const before = known.get(row.line) ?? UNDECIDED
        next.set(row.line, { ...before, ...change(before, row) })
      }
      return next
    })
  }
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
      <Preview rows={rows} results={results} decide={isDecidable ? decide : undefined} />
    </>
  )
}

interface UnclearFile extends Pick<UnclearEncoding, 'options'> {
  readonly file: Blob
}

/** File, columns, preview and sending; each appears once the one before is done. */
export const ImportSteps = ({ run }: { run: ImportRun }) => {
  const reading = useReadFile()
  const [source, setSource] = useState<Source>()
  const [unclear, setUnclear] = useState<UnclearFile>()
  const read = (file: Blob, encoding?: Encoding) => {
    setSource(undefined)
    reading.mutate(encoding ? { file, encoding } : { file }, {
      onSuccess: (found) => {
        if (found.kind !== 'encodings') setSource(found)
        setUnclear(found.kind === 'encodings' ? { file, options: found.options } : undefined)
      },
    })
  }
  return (
    <div className={styles.root}>
      {run.state.status === 'idle' && (
        <FileStep onFile={read} isReading={reading.isPending} error={reading.error} />
      )}
      {unclear && (
        <EncodingStep
          options={unclear.options}
          onChoose={(encoding) => read(unclear.file, encoding)}
        />
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
