import { beforeEach, describe, expect, it } from 'vitest'
import { aiHelp } from '#shared/api/ai-help.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { get } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { STAGE_MODEL } from '#testing/stage-model.ts'
import { remove } from '#testing/stored.ts'
import { berlinDay } from '../../pipeline/run-state/index.ts'
import { handler } from './ai-help.ts'
import { helpDayKey } from './help-day.items.ts'
import { HELP_TEXTS } from './texts.ts'

const BUDGET_MICRO_USD = STAGE_MODEL.dailyHelpBudgetUsd * 1_000_000

const today = () => helpDayKey(berlinDay(Date.now()))
const spent = () => get(today(), { consistent: true })

const send = (token: string, { query = 'Wie blockiere ich so einen Troll?' } = {}) =>
  call(handler, aiHelp, { token, body: { query, context: { currentPage: '/community' } } })

beforeEach(() => remove(today()))

describe('what new accounts get of the AI help', () => {
  it('is smaller for new accounts', async () => {
    const { token } = await aMember()
    const { limit } = THROTTLES.helpQuestionsOfNewAccounts
    for (let count = 0; count < limit; count++)
      expect((await send(token, { query: 'Wie koche ich Gulasch?' })).status).toBe(200)
    const { status, json } = await send(token)
    expect(status).toBe(429)
    expect(json).toMatchObject({ message: HELP_TEXTS.quotaUsed(limit) })
  })

  it('keeps three quarters for others when new accounts use up their share', async () => {
    const [one, other] = [await aMember(), await aMember()]
    const old = await aMember({ days: 8 })
    await putAll([
      { ...today(), microUsd: BUDGET_MICRO_USD / 4, newAccountsMicroUsd: BUDGET_MICRO_USD / 4 },
    ])
    for (const { token } of [one, other])
      expect((await send(token)).json).toMatchObject({
        outcome: 'overBudget',
        message: HELP_TEXTS.overBudget(true, true),
      })
    expect((await send(old.token)).json).toMatchObject({ outcome: 'answered' })
    expect(await spent()).toMatchObject({ newAccountsMicroUsd: BUDGET_MICRO_USD / 4 })
    await putAll([{ ...today(), microUsd: BUDGET_MICRO_USD }])
    expect((await send(old.token)).json).toMatchObject({
      outcome: 'overBudget',
      message: HELP_TEXTS.overBudget(false, true),
    })
  })
})
