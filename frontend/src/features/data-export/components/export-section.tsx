import type { DataExportState } from '#shared/api/data-export.ts'
import { exactTime } from '#spa/platform/time.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import {
  useDataExport,
  useDownload,
  useRequestExport,
  type WithRecentSignIn,
} from '../api/data-export.ts'
import { messages, sizeText } from '../texts.ts'
import * as styles from './export.module.css'

type Ready = Extract<DataExportState, { state: 'ready' }>
type Running = Extract<DataExportState, { state: 'running' }>

/** Reading takes most of the time of most accounts. */
const READING_SHARE = 0.9

const RunningExport = ({ phase, entries, kindsDone, kinds, files }: Running) => {
  const isReading = phase === 'reading'
  return (
    <div className={styles.state}>
      <p className={styles.status} role="status">
        <strong>{messages.running}</strong>{' '}
        {isReading ? messages.reading(kindsDone, kinds, entries) : messages.packing(entries, files)}
      </p>
      <progress
        className={styles.progress}
        aria-label={messages.running}
        max={1}
        value={isReading ? (kindsDone / kinds) * READING_SHARE : READING_SHARE}
      />
      <p>{messages.leave}</p>
    </div>
  )
}

interface FilesProps {
  state: Ready
  withRecentSignIn: WithRecentSignIn
}

const Files = ({ state: { files, entries, availableUntil }, withRecentSignIn }: FilesProps) => {
  const download = useDownload(withRecentSignIn)
  const label = (bytes: number, index: number): string =>
    files.length === 1
      ? messages.download(sizeText(bytes))
      : messages.downloadPart(index + 1, files.length, sizeText(bytes))
  return (
    <div className={styles.state}>
      <p role="status">
        <strong>{messages.ready}</strong>
        <br />
        {messages.readyText(entries, exactTime(new Date(availableUntil)))}
      </p>
      <ul className={styles.files}>
        {files.map(({ name, bytes }, index) => (
          <li key={name}>
            <Button
              variant="primary"
              busy={download.isPending && download.variables === index + 1}
              onClick={() => download.mutate(index + 1)}
            >
              {label(bytes, index)}
            </Button>
          </li>
        ))}
      </ul>
      <p>{files.length === 1 ? messages.single : messages.several}</p>
    </div>
  )
}

const Failed = ({ reason }: Pick<Extract<DataExportState, { state: 'failed' }>, 'reason'>) => (
  <p className={styles.warning} role="status">
    <strong>{messages.failed}</strong> {messages[reason]}
  </p>
)

interface StateProps {
  state: DataExportState
  withRecentSignIn: WithRecentSignIn
}

const StateOf = ({ state, withRecentSignIn }: StateProps) => {
  switch (state.state) {
    case 'running':
      return <RunningExport {...state} />
    case 'ready':
      return <Files state={state} withRecentSignIn={withRecentSignIn} />
    case 'failed':
      return <Failed reason={state.reason} />
    case 'expired':
      return <p>{messages.expired}</p>
    case 'none':
      return null
  }
}

const RequestButton = ({ state, withRecentSignIn }: StateProps) => {
  const request = useRequestExport(withRecentSignIn)
  const isReady = state.state === 'ready'
  return (
    <>
      <div>
        <Button
          busy={request.isPending}
          variant={isReady ? 'secondary' : 'primary'}
          onClick={() => request.mutate()}
        >
          {state.state === 'none' ? messages.request : messages.again}
        </Button>
      </div>
      {isReady && <p className={styles.hint}>{messages.replaces}</p>}
    </>
  )
}

const Content = ({ withRecentSignIn }: Pick<StateProps, 'withRecentSignIn'>) => {
  const query = useDataExport()
  const { data: state } = query
  if (!state) {
    return (
      <LoadState
        query={query}
        failed={messages.loadFailed}
        space="panel"
        loading={<SkeletonRows rows={1} />}
      />
    )
  }
  return (
    <>
      <StateOf state={state} withRecentSignIn={withRecentSignIn} />
      {state.state !== 'running' && (
        <RequestButton state={state} withRecentSignIn={withRecentSignIn} />
      )}
    </>
  )
}

interface ExportSectionProps {
  id: string
  withRecentSignIn: WithRecentSignIn
}

/** Requests, follows and downloads the export of the member's data. */
export const ExportSection = ({ id, withRecentSignIn }: ExportSectionProps) => (
  <Section id={id} title={messages.title} text={messages.text}>
    <p className={styles.hint}>{messages.others}</p>
    <Content withRecentSignIn={withRecentSignIn} />
  </Section>
)
