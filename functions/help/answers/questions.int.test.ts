import '#testing/model.ts'
import { describe, expect, it } from 'vitest'
import { aiHelp, type AiReply } from '#shared/api/ai-help.ts'
import { call } from '#testing/call.ts'
import { ANSWERABLE, UNANSWERABLE } from '#testing/help-questions.ts'
import { aMember } from '#testing/members.ts'
import { TOPICS } from '../topics/index.ts'
import { handler } from './ai-help.ts'
import { HELP_TEXTS } from './texts.ts'

const MIN_RIGHT = 0.9
const QUESTIONS_A_MEMBER = 20

const ask = async (token: string, query: string): Promise<AiReply> => {
  const body = { query, context: { currentPage: '/community', userRole: 'user' } }
  const { status, json } = await call(handler, aiHelp, { token, body })
  expect(status).toBe(200)
  return json
}

const askAll = async (queries: readonly string[]): Promise<readonly AiReply[]> => {
  const replies: AiReply[] = []
  let token = ''
  for (const [position, query] of queries.entries()) {
    if (position % QUESTIONS_A_MEMBER === 0) ({ token } = await aMember({ days: 8 }))
    replies.push(await ask(token, query))
  }
  return replies
}

const linkOf = (id: string) => TOPICS.find((topic) => topic.id === id)?.link

const wordsIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')

describe('the questions of the test', () => {
  it('are at least sixty, of them twenty without an answer', () => {
    expect(ANSWERABLE.length).toBeGreaterThanOrEqual(40)
    expect(UNANSWERABLE.length).toBeGreaterThanOrEqual(20)
  })

  it('are not copied from the topics', () => {
    const known = TOPICS.flatMap(({ question, title, text }) => [question, title, text])
      .map(wordsIn)
      .join(' | ')
    expect(ANSWERABLE.filter(([question]) => known.includes(wordsIn(question).trim()))).toEqual([])
  })
})

describe('the answers of the local model', () => {
  it('link the right page for at least nine in ten questions', async () => {
    const replies = await askAll(ANSWERABLE.map(([question]) => question))
    const wrong = ANSWERABLE.filter(([, ...topics], position) => {
      const { outcome, link } = replies[position] ?? {}
      return outcome !== 'answered' || !topics.some((id) => linkOf(id)?.label === link?.label)
    }).map(([question]) => question)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual((1 - MIN_RIGHT) * ANSWERABLE.length)
  })

  it('consist of sentences of the topics', async () => {
    const replies = await askAll(ANSWERABLE.map(([question]) => question))
    const answers = replies.filter(({ outcome }) => outcome === 'answered')
    const source = TOPICS.map(({ text }) => text).join('\n')
    const invented = answers.filter(({ message }) =>
      message.split(/(?<=[.!?]) (?=[\p{Lu}„])/u).some((sentence) => !source.includes(sentence)),
    )
    expect(invented).toEqual([])
  })

  it('never answer what no topic says', async () => {
    const replies = await askAll(UNANSWERABLE)
    const answered = UNANSWERABLE.filter((_, position) => replies[position]?.outcome !== 'unknown')
    expect(answered).toEqual([])
    expect(new Set(replies.map(({ message }) => message))).toEqual(new Set([HELP_TEXTS.unknown]))
    expect(new Set(replies.map(({ link }) => link?.path))).toEqual(new Set(['/contact']))
  })
})
