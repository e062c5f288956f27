import type { ReactNode } from 'react'
import type { AdminStatus } from '#shared/api/pipeline.ts'
import { messages } from '../texts.ts'
import { berlinDay, berlinSeconds } from '../model/berlin-time.ts'
import { countText, dollarText, shareOf, waitingIn } from '../model/figures.ts'
import { BudgetKnob } from './budget-knob.tsx'
import { Panel } from './panel.tsx'
import './status-panel.css'

const texts = messages.status

interface ReadoutProps {
  label: string
  hint?: string
  children: ReactNode
}

const Readout = ({ label, hint, children }: ReadoutProps) => (
  <div className="readout">
    <dt>{label}</dt>
    <dd>
      <span className="readout-value">{children}</span>
      {hint !== undefined && <span className="readout-hint">{hint}</span>}
    </dd>
  </div>
)

const Cost = ({ usd, budgetUsd }: AdminStatus['costToday']) => {
  const share = shareOf(usd, budgetUsd)
  return (
    <div className="readout readout-cost">
      <dt>{texts.cost}</dt>
      <dd>
        <BudgetKnob spent={usd} budget={budgetUsd} />
        <span className="readout-sum">{texts.costOf(dollarText(usd), dollarText(budgetUsd))}</span>
        <span className={share === 1 ? 'readout-hint readout-alarm' : 'readout-hint'}>
          {share === 1 ? texts.overspent : texts.spent(Math.floor(share * 100))}
        </span>
      </dd>
    </div>
  )
}

/** The front of the amp: a pilot lamp, what it reads, and how far the budget is turned up. */
export const StatusPanel = ({ status }: { status: AdminStatus }) => {
  const { scheduler, recentArticles, contentQueue, costToday, timestamp } = status
  const at = new Date(timestamp)
  return (
    <Panel id="status" title={texts.title}>
      <dl className="readouts">
        <Readout
          label={texts.scheduler}
          hint={scheduler.isRunning ? texts.onlineHint : texts.offlineHint}
        >
          <span className="pilot-lamp" data-lit={scheduler.isRunning} aria-hidden="true" />
          {scheduler.isRunning ? texts.online : texts.offline}
        </Readout>
        <Readout label={texts.articlesToday}>
          <span className="readout-number">{countText(recentArticles)}</span>
        </Readout>
        <Readout label={texts.inQueue}>
          <span className="readout-number">{countText(waitingIn(contentQueue))}</span>
        </Readout>
        <Readout label={texts.updated} hint={berlinDay(at, at)}>
          <time dateTime={timestamp}>{berlinSeconds(at)}</time>
        </Readout>
        <Cost {...costToday} />
      </dl>
    </Panel>
  )
}
