import { answerComparisonNext, failComparisonNext, forgetModel } from '#testing/model.ts'
import { beforeEach, expect, it } from 'vitest'
import { pairName } from '#functions/pipeline/same-event/index.ts'
import { feedItem } from '#testing/news.ts'
import { askNow } from './ask-now.ts'

const ONE = feedItem('Grabwärter verschieben Tour', { text: 'Die Tour beginnt erst im Herbst.' })
const OTHER = feedItem('Grabwaerter postpone their tour', { text: 'The tour starts in autumn.' })
const PAIR = [ONE.id, OTHER.id] as const

const ask = async () => {
  let spent = 0
  const answers = await askNow((microUsd) => {
    spent += microUsd
  })([PAIR], [ONE, OTHER])
  return { answers, spent }
}

beforeEach(forgetModel)

it('asks about a pair as an article run does, and says what it costs', async () => {
  answerComparisonNext({
    verdict: 'same',
    passages: ['The tour starts in autumn', 'Die Tour beginnt erst im Herbst'],
  })
  const { answers, spent } = await ask()
  expect(answers).toEqual(new Map([[pairName(PAIR), true]]))
  expect(spent).toBeGreaterThan(0)
})

it('leaves two stories when the model does not answer', async () => {
  failComparisonNext('unavailable')
  expect((await ask()).answers).toEqual(new Map())
})
