import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadDomains } from '#functions/source-files.ts'
import { stages, type ModelChoice, type ModelConfig } from '#infra/stages.ts'
import type { Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/index.ts'
import { ROOT } from '../../root.ts'
import { deployedOf } from './deployed.ts'
import { HABITS, MESSAGES_PER_DAY, VISIBLE_HOURS } from './habits.ts'
import { CALLS_WITH_CHANNEL, liveRows } from './live-cost.ts'
import { table } from './markdown.ts'
import { measuredIn } from './measured.ts'
import { calculateMonth, type Month } from './month.ts'
import { calculateNewsCost, type ModelPrice } from './news-cost.ts'
import { CHECK_TOKENS, NEWS_DAY, TOKENS } from './news-day.ts'
import { PRICES } from './prices.ts'
import { PUSH_ESTIMATE, calculatePushCost } from './push-cost.ts'

const MEMBERS = [1000, 10_000, 1_000_000]
const DOMINANT = 3

const read = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8')
const measured = measuredIn({
  accessPatterns: read('access-patterns.md'),
  events: read('events.md'),
  benchmarks: read('benchmarks.md'),
})

const domains = await loadDomains(join(ROOT, 'functions'))
const mail = { sender: 'laut@hoellenlaerm.example', identity: 'hoellenlaerm.example' }
const accesses = domains.map(({ access }) => access)
const deployed = deployedOf({ ...stages.prod, mail }, accesses, contracts)
const { model } = stages.prod
const reader: ModelChoice = (model as ModelConfig).reader ?? model
const news = calculateNewsCost(NEWS_DAY, model.usdPerMillionTokens, reader.usdPerMillionTokens)
const priceOf = (tokens: { input: number; output: number }, price: ModelPrice): number =>
  (tokens.input * price.input + tokens.output * price.output) / 1_000_000
const writing = priceOf(TOKENS, model.usdPerMillionTokens)
const checking = priceOf(CHECK_TOKENS, reader.usdPerMillionTokens)
const DAYS_OF_MONTH = 30
const months = MEMBERS.map((members) => calculateMonth(members, measured, deployed, news.perHour))

/** Of the questions of its test, by the local model. */
const HELP_TOKENS = { input: 850, output: 110 } as const
const { input, output } = model.usdPerMillionTokens
const helpAnswer = (HELP_TOKENS.input * input + HELP_TOKENS.output * output) / 1_000_000

const count = (value: number): string => Math.round(value).toLocaleString('en')
const dollars = (amount: number): string =>
  amount >= 100 ? `$${count(amount)}` : `$${amount.toFixed(2)}`
const lineOf = ({ lines }: Month, name: string): number =>
  lines.find((line) => line.name === name)?.dollars ?? 0

const names = months.at(-1)?.lines.map(({ name }) => name) ?? []
const rows = [
  ...names.map((name) => [name, ...months.map((month) => dollars(lineOf(month, name)))]),
  ['**Together**', ...months.map((month) => `**${dollars(month.dollars)}**`)],
  [
    'for each member',
    ...months.map((month, index) => `$${(month.dollars / (MEMBERS[index] ?? 1)).toFixed(4)}`),
  ],
  ['online at once, on average', ...months.map(({ online }) => count(online))],
  ['API calls per second', ...months.map((month) => month.requestsPerSecond.toFixed(1))],
]

const push = calculatePushCost(measured.unitsOf('push-notification Notification.created'))
const MANY_RECEIVERS = 100_000

const dominant = (month: Month): string =>
  month.lines
    .slice(0, DOMINANT)
    .map(({ name, dollars: part }) => `${name} ${((100 * part) / month.dollars).toFixed(0)} %`)
    .join(', ')

/** The largest shares of contracts in the calls of a visible hour. */
const callShares = (
  calls: readonly { readonly contract: Contract; readonly perHour: number }[],
): string => {
  const perHour = new Map<string, number>()
  for (const { contract, perHour: some } of calls)
    perHour.set(contract.id, (perHour.get(contract.id) ?? 0) + some)
  const all = [...perHour.values()].reduce((sum, some) => sum + some, 0)
  const shares = [...perHour]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, DOMINANT)
    .map(([id, some]) => `\`${id}\` ${((100 * some) / all).toFixed(0)} %`)
  return `${shares.join(', ')} of ${count(all)} in a visible hour`
}

const text = `# What a month costs

Written by \`npm run cost\` on ${new Date().toISOString().slice(0, 10)}: US dollars a month at list prices of ${PRICES.region} as of ${PRICES.asOf}, without free tier, volume discounts and taxes. Each member has a tab visible for ${VISIBLE_HOURS} hours a month and sends ${MESSAGES_PER_DAY} messages a day; media are included.

${table(['part', ...MEMBERS.map((members) => `${count(members)} members`)], rows)}

## With and without the live channel

The table above is without it: every poll runs at its interval. With it, polls rest, and hints cause calls.

${table(
  ['part', ...MEMBERS.map((members) => `${count(members)} members`)],
  liveRows(months, MEMBERS, measured.unitsOf('send-hints Message.created')),
)}

## Push

With ${PUSH_ESTIMATE}; not in the tables above. Push services cost nothing.

${table(
  ['part', ...MEMBERS.map((members) => `${count(members)} members`)],
  [['push', ...MEMBERS.map((members) => dollars(push.month(members)))]],
)}

A push about an event costs $${push.event.toFixed(7)}, the news of the day $${push.fanOut.toFixed(7)} for each receiver. To ${count(MANY_RECEIVERS)} receivers they cost $${(push.fanOut * MANY_RECEIVERS).toFixed(2)} and take ${push.minutes(MANY_RECEIVERS).toFixed(1)} minutes (at most 10), computed from measured units and push services that answer after 0.3 seconds.

## What dominates

${months.map((month, index) => `- ${count(MEMBERS[index] ?? 0)} members: ${dominant(month)}.`).join('\n')}
- Of the API calls: ${callShares(HABITS)}.
- With the live channel: ${callShares(CALLS_WITH_CHANNEL)}.

## Where the figures come from

- **Calls**: the SPA polls at the intervals that the contracts name (\`pollSeconds\`), while a tab is visible. Everything else that members do, and the media they load, is an estimate in \`scripts/tools/bench/habits.ts\`.
- **Units** of each call: [access-patterns.md](access-patterns.md), of its effects: [events.md](events.md). Tests hold both tables true. With more calls, more of them find the head of the feed and the community numbers in their function instance.
- **Duration** and sizes: [benchmarks.md](benchmarks.md), at 512 MB.
- **Without a member**: ${deployed.queues} queues of effects that Lambda polls while they are empty, alarms on ${deployed.alarmMetrics} metrics, ${deployed.customMetrics} metrics from logs, and the news: ${NEWS_DAY.sources} feeds and ${NEWS_DAY.articles} articles a day by ${model.id}, $${news.perArticle.toFixed(4)} each, at most $${model.dailyBudgetUsd} a day. Of an article, writing costs $${writing.toFixed(4)} and the second reader (${reader.id}) $${checking.toFixed(4)}; of a month, $${(writing * NEWS_DAY.articles * DAYS_OF_MONTH).toFixed(2)} and $${(checking * NEWS_DAY.articles * DAYS_OF_MONTH).toFixed(2)}.
- **AI help**: not in the table, because it has a cap: at most $${model.dailyHelpBudgetUsd} a day, whatever the number of members. An answer of some ${HELP_TOKENS.input} tokens in and ${HELP_TOKENS.output} out costs $${helpAnswer.toFixed(4)}, so the cap is about ${count(model.dailyHelpBudgetUsd / helpAnswer)} answers.
- **Prices**: \`scripts/tools/bench/prices.ts\`, which names their source. Check them before relying on them.

Not counted: mail, traffic between the services of a region (free), support, and what a developer costs.
`

writeFileSync(join(ROOT, 'docs/cost.md'), text)
console.log(`${text}\nWritten to docs/cost.md.`)
