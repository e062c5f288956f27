import { TriangleAlert } from 'lucide-react'
import type { AdminStatus } from '#shared/api/pipeline.ts'
import { useProcessContent, useProcessRss } from '../api/runs.ts'
import { messages } from '../texts.ts'
import { Panel } from './panel.tsx'
import { PauseButton } from './pause-button.tsx'
import { RunCard } from './run-card.tsx'
import * as styles from './pipeline-panel.module.css'

const texts = messages.pipeline

export const PipelinePanel = ({ status }: { status: AdminStatus }) => {
  const rss = useProcessRss()
  const content = useProcessContent()
  const { isRunning, nextRssRun, nextContentRun, lastRssRun, lastContentRun } = status.scheduler
  const shared = { now: new Date(status.timestamp), isPaused: !isRunning }
  return (
    <Panel id="pipeline" title={texts.title} actions={<PauseButton isPaused={!isRunning} />}>
      {!isRunning && (
        <p className={styles.paused}>
          <TriangleAlert size={20} aria-hidden="true" />
          {texts.pausedNote}
        </p>
      )}
      <div className={styles.runCards}>
        <RunCard
          {...shared}
          title={texts.rss}
          text={texts.rssText}
          action={texts.rssStart}
          next={nextRssRun}
          last={lastRssRun}
          isStarting={rss.isPending}
          onStart={() => rss.mutate()}
        />
        <RunCard
          {...shared}
          title={texts.content}
          text={texts.contentText}
          action={texts.contentStart}
          next={nextContentRun}
          last={lastContentRun}
          isStarting={content.isPending}
          onStart={() => content.mutate()}
        />
      </div>
    </Panel>
  )
}
