import { describe, expect, it } from 'vitest'
import { reasonsFrom } from '#functions/pipeline/second-reader/judge-draft.ts'
import { requestFor } from '#functions/pipeline/second-reader/prompt.ts'
import { listSentences } from '#functions/pipeline/drafts/index.ts'
import type { ReadItem, Statement } from '#functions/pipeline/second-reader/statement.ts'
import { Verdicts } from '#functions/pipeline/second-reader/verdict.ts'
import { writeEdition } from '../../demo/feeds/edition.ts'
import { PUBLICATIONS } from '../../demo/feeds/publications.ts'
import { sentencesToCheck } from './check-prompt.ts'
import { verdictsOn } from './check-sentences.ts'
import { writeDraft } from './write-draft.ts'

const NOW = Date.parse('2026-11-20T18:30:00Z')

const verdictsFor = (statements: readonly Statement[], items: readonly ReadItem[]) => {
  const { messages } = requestFor('local', statements, items)
  const sentences = sentencesToCheck(messages?.[0]?.content?.[0]?.text ?? '') ?? []
  const answer = verdictsOn(sentences, undefined)
  return answer.kind === 'tool' ? Verdicts.parse(answer.input).verdicts : []
}

const reasonsFor = (statements: readonly Statement[], items: readonly ReadItem[]): string[] =>
  reasonsFrom(verdictsFor(statements, items), statements, items)

describe('the local model as second reader', () => {
  it('supports every sentence that the local model writes about the demo feeds', () => {
    const items = PUBLICATIONS.flatMap((publication) =>
      writeEdition(publication, NOW).map(({ title, text, publishedAt }) => ({
        source: publication.name,
        publishedAt: new Date(publishedAt).toISOString(),
        category: publication.category,
        title,
        text,
      })),
    )
    expect(items.length).toBeGreaterThan(200)
    const refused = items.flatMap((item) =>
      reasonsFor(listSentences(writeDraft([item])), [{ ...item, sourceName: item.source }]),
    )
    expect(refused).toEqual([])
  })

  it.each([
    ['Sängerin Mara Voss ist gestorben.', 'NEBELKRÄHE: Sängerin Mara Voss ist schwer erkrankt.'],
    ['NEBELKRÄHE sagen ihre Tour ab.', 'NEBELKRÄHE verschieben ihre Tour in den Herbst.'],
    ['NEBELKRÄHE lösen sich auf.', 'NEBELKRÄHE lösen sich nicht auf, sagt Mara Voss.'],
    ['Der Bassist wurde verhaftet.', 'NEBELKRÄHE deny that their bassist was arrested.'],
    ['NEBELKRÄHE verschieben ihre Tour.', 'NEBELKRÄHE have cancelled their tour.'],
  ])('contradicts %s of an item that says: %s', (text, said) => {
    const item = { sourceName: 'Krachblatt', publishedAt: null, title: said, text: said }
    expect(verdictsFor([{ text, sources: [0] }], [item])).toMatchObject([
      { verdict: 'contradicted', passage: said },
    ])
    expect(reasonsFor([{ text, sources: [0] }], [item])[0]).toContain('dort steht')
  })

  it('does not find what no item says', () => {
    const said = 'NEBELKRÄHE spielen in Leipzig und Dresden.'
    const item = { sourceName: 'Krachblatt', publishedAt: null, title: said, text: said }
    for (const text of ['NEBELKRÄHE spielen vor 500 Leuten.', 'Mara Voss ist verstorben.'])
      expect(verdictsFor([{ text, sources: [0] }], [item])).toMatchObject([
        { verdict: 'not_stated' },
      ])
  })
})
