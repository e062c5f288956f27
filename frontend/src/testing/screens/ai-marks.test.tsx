import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { aiHelp, aiWelcome, type AiReply } from '#shared/api/ai-help.ts'
import { answerArticles, articles } from '../articles.ts'
import { until } from '../clock.ts'
import { answerVersions, CORRECTED, CORRECTION } from '../corrections.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, untilGone } from '../queries.ts'

const HOSTILE = '</script><script>document.title="!"</script><!-- <b>]]> "\\" \u2028 Röhrenbrand'

const [first, review] = articles
if (!first || !review) throw new Error('There are no articles.')

const marks = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="ai-disclosure"]')].map(
    ({ content }) => content,
  )
const blocks = () => [...document.querySelectorAll('script[type="application/ld+json"]')]
const described = async () => {
  await until(() => {
    expect(blocks()).toHaveLength(1)
  })
  return JSON.parse(blocks()[0]?.textContent ?? '') as Record<string, unknown>
}

describe('the marks of articles for machines', () => {
  it('describe the article in the terms of schema.org while it is open', async () => {
    answerArticles(theApi(), articles)
    const { user } = await openApp('/news')
    await find('article', /Grabgesang/)
    await until(() => {
      expect(marks()).toEqual(['mode=machine-generated'])
    })
    expect(blocks()).toHaveLength(0)

    await user.click(screen.getByRole('link', { name: /Grabgesang/ }))
    const dialog = await find('dialog', /Grabgesang/)
    const address = `${location.origin}/news/${review.id}`
    const json = await described()
    expect(json).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      '@id': address,
      url: address,
      headline: review.title,
      abstract: review.excerpt,
      inLanguage: 'de',
      articleSection: 'Reviews',
      keywords: review.tags,
      datePublished: review.publishedAt,
      dateModified: review.publishedAt,
      digitalSourceType: [
        'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
        'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      ],
      creditText: 'KI-generiert (Modell: lokales Modell)',
      author: { '@type': 'Organization', name: 'Höllenlärm-Redaktion (KI)' },
      publisher: { '@type': 'Organization', name: 'Höllenlärm', url: location.origin },
      isBasedOn: [
        {
          '@type': 'NewsArticle',
          headline: 'Grabgesang – Lehm (9/10)',
          url: 'https://dr-hnland.test/artikel',
          publisher: { '@type': 'Organization', name: 'Dröhnland' },
          datePublished: review.sources[0]?.publishedAt,
        },
      ],
    })
    expect(dialog.querySelector('[itemscope]')?.getAttribute('itemid')).toBe(address)

    await user.keyboard('{Escape}')
    await untilGone('dialog', /Grabgesang/)
    await until(() => {
      expect(blocks()).toHaveLength(0)
      expect(marks()).toEqual(['mode=machine-generated'])
    })
    await user.click(screen.getAllByRole('link', { name: 'Über uns' })[0] ?? document.body)
    await find('heading', 'Über uns')
    await until(() => {
      expect(marks()).toEqual([])
    })
  })

  it('name the corrections and the date of the last one', async () => {
    answerArticles(theApi(), [CORRECTED])
    answerVersions(theApi())
    await openApp(`/news/${CORRECTED.id}`)
    expect(await described()).toMatchObject({
      datePublished: CORRECTED.publishedAt,
      dateModified: CORRECTION.at,
      correction: [
        { '@type': 'CorrectionComment', text: CORRECTION.note, datePublished: CORRECTION.at },
      ],
    })
  })

  it('survive a hostile title, also when the page is saved and read again', async () => {
    const hostile = {
      ...first,
      title: HOSTILE,
      excerpt: HOSTILE,
      tags: [HOSTILE],
      sources: first.sources.map((source) => ({ ...source, name: HOSTILE, title: HOSTILE })),
    }
    answerArticles(theApi(), [hostile])
    await openApp(`/news/${hostile.id}`)
    expect(await described()).toMatchObject({ headline: HOSTILE, keywords: [HOSTILE] })

    const saved = new DOMParser().parseFromString(document.head.outerHTML, 'text/html')
    const again = [...saved.querySelectorAll('script')]
    expect(again.map(({ type }) => type)).toEqual(['application/ld+json'])
    expect(JSON.parse(again[0]?.textContent ?? '')).toMatchObject({ abstract: HOSTILE })
    expect(saved.querySelectorAll('b')).toHaveLength(0)
  })
})

describe('the AI help', () => {
  it('marks the words of the model, and not those that people wrote', async () => {
    const api = theApi()
    const replyWith = (message: string, outcome: AiReply['outcome']): AiReply => ({
      ...{ id: message, message, outcome, suggestions: [], link: null },
      ...{ isAi: true, isLocalModel: false },
    })
    api.on(aiWelcome, () => ({ message: 'Frag mich.', suggestions: [], isAi: true as const }))
    api.on(aiHelp, ({ body }) =>
      body.query.startsWith('Wie')
        ? replyWith('So geht das.', 'answered')
        : replyWith('Das weiß ich leider nicht.', 'unknown'),
    )
    const { user } = await openApp('/')
    await user.click(await find('button', /AI-Hilfe/))
    const ask = async (question: string, answer: string) => {
      await fill(user, await find('textbox', 'Deine Frage'), question)
      await user.click(button('Fragen'))
      return (await findText(answer)).closest('[data-ai-generated]')
    }
    expect((await ask('Wie geht das?', 'So geht das.'))?.getAttribute('data-ai-generated')).toBe(
      'true',
    )
    const byPeople = await ask('Wer bist du?', 'Das weiß ich leider nicht.')
    expect(byPeople?.getAttribute('data-ai-generated')).toBe('false')
  })
})
