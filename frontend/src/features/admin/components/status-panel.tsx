import type { ReactNode } from 'react'
import type { AdminStatus } from '#shared/api/pipeline.ts'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import { berlinDay, berlinSeconds } from '../model/berlin-time.ts'
import { countText, dollarText, spentShare, waitingIn } from '../model/figures.ts'
import { BudgetKnob } from './budget-knob.tsx'
import { Panel } from './panel.tsx'
import { chooseTypeface } from '#ui/text/typeface.ts'
import * as styles from './status-panel.module.css'

const texts = messages.status

type HelpToday = AdminStatus['helpToday']

interface ReadoutProps {
  label: string
  hint?: string
  children: ReactNode
}

const Readout = ({ label, hint, children }: ReadoutProps) => (
  <div className={styles.readout}>
    <dt>{label}</dt>
    <dd>
      <span className={styles.readoutValue}>{children}</span>
      {hint !== undefined && <span className={styles.readoutHint}>{hint}</span>}
    </dd>
  </div>
)

const Figure = ({ count }: { count: number }) => {
  const text = countText(count)
  return <span className={classNames(styles.readoutNumber, chooseTypeface(text))}>{text}</span>
}

const Cost = ({ usd, writingUsd, checkingUsd, budgetUsd }: AdminStatus['costToday']) => {
  const share = spentShare(usd, budgetUsd)
  return (
    <div className={classNames(styles.readout, styles.readoutCost)}>
      <dt>{texts.cost}</dt>
      <dd>
        <BudgetKnob spent={usd} budget={budgetUsd} />
        <span className={styles.readoutSum}>
          {texts.costOf(dollarText(usd), dollarText(budgetUsd))}
        </span>
        <span className={styles.readoutHint}>
          {texts.costParts(dollarText(writingUsd), dollarText(checkingUsd))}
        </span>
        <span className={classNames(styles.readoutHint, share === 1 && styles.readoutAlarm)}>
          {share === 1 ? texts.overspent : texts.spent(Math.floor(share * 100))}
        </span>
      </dd>
    </div>
  )
}

/** `usd` includes what running calls may cost, so the last answers before the budget can be refused below it. */
const HelpCost = ({ usd, budgetUsd, answers, inputTokens, outputTokens }: HelpToday) => (
  <Readout
    label={texts.help}
    hint={
      spentShare(usd, budgetUsd) === 1
        ? texts.helpOverspent
        : texts.helpUse(answers, inputTokens + outputTokens)
    }
  >
    <span className={styles.readoutSum}>
      {texts.costOf(dollarText(usd), dollarText(budgetUsd))}
    </span>
  </Readout>
)

/** The state of the scheduler, today's figures and the spent budget. */
export const StatusPanel = ({ status }: { status: AdminStatus }) => {
  const { scheduler, recentArticles, contentQueue, costToday, helpToday, timestamp } = status
  const at = new Date(timestamp)
  const state = scheduler.isRunning ? texts.online : texts.offline
  return (
    <Panel id="status" title={texts.title}>
      <dl className={styles.readouts}>
        <Readout
          label={texts.scheduler}
          hint={scheduler.isRunning ? texts.onlineHint : texts.offlineHint}
        >
          <span className={styles.pilotLamp} data-lit={scheduler.isRunning} aria-hidden="true" />
          <span className={chooseTypeface(state)}>{state}</span>
        </Readout>
        <Readout label={texts.articlesToday}>
          <Figure count={recentArticles} />
        </Readout>
        <Readout label={texts.inQueue}>
          <Figure count={waitingIn(contentQueue)} />
        </Readout>
        <Readout label={texts.updated} hint={berlinDay(at, at)}>
          <time dateTime={timestamp}>{berlinSeconds(at)}</time>
        </Readout>
        <HelpCost {...helpToday} />
        <Cost {...costToday} />
      </dl>
    </Panel>
  )
}
