import type { Figure } from './figures.ts'
import { costOf, type CostLine } from './cost-model.ts'
import { stages } from '#infra/stages.ts'
import { table } from './markdown.ts'
import { newsCostOf } from './news-cost.ts'
import { NEWS_DAY } from './news-day.ts'
import { PRICES } from './prices.ts'
import { runMeasure } from './run-measure.ts'

const MEMBERS = 10_000
const HOURS_PER_MONTH = 730
const POSTS = 1000
const REQUESTS = 1000

console.log('Measuring units and CPU …')
const { figures: units } = await runMeasure({ posts: POSTS, units: true })
const { figures: loads } = await runMeasure({ posts: POSTS, requests: REQUESTS })

const figures = units.map((figure): Figure => {
  const load = loads.find(({ name }) => name === figure.name)?.load
  return load ? { ...figure, load } : figure
})
const { requestsPerSecond, lines, perHour } = costOf(MEMBERS, figures)

const dollars = (amount: number): string => `$${amount.toFixed(2)}`

console.log(
  `\n${MEMBERS.toLocaleString('en')} members online, one visible tab each: ${requestsPerSecond.toFixed(0)} requests per second\n`,
)
const billOf = (bill: readonly CostLine[], together: number): string =>
  table(
    ['part', 'per hour', 'per month, day and night'],
    [...bill, { name: 'Together', perHour: together }].map((line) => [
      line.name,
      dollars(line.perHour),
      dollars(line.perHour * HOURS_PER_MONTH),
    ]),
  )

console.log(billOf(lines, perHour))

const { model } = stages.prod
const news = newsCostOf(NEWS_DAY, model.usdPerMillionTokens)

console.log(
  `\nThe news: ${NEWS_DAY.sources} feeds, ${NEWS_DAY.articles} articles a day by ${model.id}, $${news.perArticle.toFixed(4)} each; the model rests for the day after $${model.dailyBudgetUsd}\n`,
)
console.log(billOf(news.lines, news.perHour))
console.log(
  `\nAn estimate: list prices of ${PRICES.region} as of ${PRICES.asOf}, without free tier, storage, media transfer and taxes;\nhabits as in scripts/tools/bench/day.ts and news-day.ts, duration from the CPU measured here at 512 MB.`,
)
