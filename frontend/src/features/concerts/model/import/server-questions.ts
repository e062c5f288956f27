import type { ImportResult } from '#shared/api/concert-import.ts'
import { SAME_QUESTIONS } from '../../import-doubt-texts.ts'
import type { Doubt } from './doubt.ts'
import type { ReadRow } from './read-row.ts'
import { keyOf, type Results } from './sendable.ts'

const idOf = (index: number): string => `same${index}`

const doubtOf = (index: number, { time = '' }: ImportResult): Doubt => ({
  id: idOf(index),
  question: SAME_QUESTIONS.isSame(time),
  options: [
    { value: 'same', label: SAME_QUESTIONS.same },
    { value: 'other', label: SAME_QUESTIONS.other },
  ],
})

/** A row with the questions that the server had when it was sent, and with their answers. */
export const withQuestions = (row: ReadRow, results: Results): ReadRow => {
  const { answers } = row.decision
  const asked = row.submissions.map((_, index) => {
    const result = results.get(keyOf(row.line, index))
    return result?.outcome === 'similar' ? result : undefined
  })
  const doubts = asked.flatMap((result, index) => (result ? [doubtOf(index, result)] : []))
  if (doubts.length === 0) return row
  const submissions = row.submissions.map((submission, index) => {
    const [result, answer] = [asked[index], answers[idOf(index)]]
    if (!result || answer === undefined) return submission
    return { ...submission, sameAs: answer === 'same' ? (result.concertId ?? '') : 'none' }
  })
  const isOpen = doubts.some(({ id }) => answers[id] === undefined)
  return { ...row, doubts: [...row.doubts, ...doubts], submissions, isOpen: row.isOpen || isOpen }
}
