import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { reportArticle } from '#shared/api/articles.ts'
import { moderationPending } from '#shared/api/moderation.ts'
import { answerArticles, articles } from '../articles.ts'
import { OK } from '../fake-api.ts'
import { ME } from '../members.ts'
import { WAITING } from '../moderation.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { fill, find, inside } from '../queries.ts'

const ADMIN = { ...ME, role: 'admin' } as const

describe('the dialog that reports an article', () => {
  it('reports a sentence as it is read, opened from its sources', async () => {
    const api = theApi()
    answerArticles(api, articles)
    const sent = api.on(reportArticle, () => OK)
    const { user } = await openApp(`/news/${articles[0]?.id ?? ''}`)
    await user.click(await find('button', 'Belege: Quellen 1, 2'))
    await user.click(await find('button', 'Fehler in diesem Satz melden'))
    const form = await inside('dialog', 'Fehler melden')
    const choice = form.getByLabelText('Um welchen Satz geht es?')
    expect(choice).toHaveProperty('value', '0')
    await user.selectOptions(choice, '2')
    await fill(user, form.getByLabelText('Was ist falsch?'), 'Es sind zehn.')
    await user.click(form.getByRole('button', { name: 'Abschicken' }))
    await expectToast('Danke')
    const text = 'Neun Stücke sind es geworden, das längste dauert elf Minuten.'
    expect(sent[0]?.body).toEqual({ text: 'Es sind zehn.', sentence: { index: 2, text } })
  })
})

describe('a reported article on the moderation page', () => {
  const [held] = WAITING.articles
  if (!held) throw new Error('No article waits.')
  const reported = {
    ...held,
    isPublished: true,
    moderationReason: 'Gemeldet: Falscher Tag.',
    reports: [
      {
        at: '2026-11-20T08:00:00.000Z',
        text: 'Falscher Tag.',
        sentence: { text: 'Sie spielen am 11. März.', isCurrent: true, sources: [0] },
      },
      {
        at: '2026-11-20T09:00:00.000Z',
        text: 'Falscher Ort.',
        sentence: { text: 'Sie spielen in Köln.', isCurrent: false, sources: [] },
      },
    ],
    laterSources: [
      {
        index: 0,
        name: 'Metal.de',
        title: 'Doch am 12.',
        url: 'https://metal.test/12',
        passage: 'Sie spielen am 12. März.',
        finding: 'Metal.de nennt den 12. März.',
      },
    ],
  }

  it('shows the sentence with its sources, and leads admins to the form', async () => {
    theApi().on(moderationPending, () => ({ ...WAITING, articles: [reported] }))
    await openApp('/moderation', { me: ADMIN })
    const entry = await inside('article', /^Artikel von/)
    const reports = entry.getByRole('list', { name: 'Meldungen' })
    expect(reports.textContent).toContain('Sie spielen am 11. März.')
    expect(reports.textContent).toContain('So steht der Satz nicht mehr im Artikel.')
    const rests = within(reports).getByRole('list', { name: 'Darauf beruht der Satz' })
    expect(within(rests).getByRole('link').getAttribute('href')).toBe('http://herold.test/news/1')
    const to = (name: string) => entry.getByRole('link', { name }).getAttribute('href')
    expect(to('Korrigieren')).toBe(`/admin/articles/${held.id}?gemeldet=1`)
    expect(to('Nach Metal.de korrigieren')).toBe(`/admin/articles/${held.id}?gemeldet=1&quelle=0`)
  })

  it('tells moderators that admins correct', async () => {
    theApi().on(moderationPending, () => ({ ...WAITING, articles: [reported] }))
    await openApp('/moderation', { me: { ...ME, role: 'moderator' } })
    const entry = await inside('article', /^Artikel von/)
    expect(entry.queryByRole('link', { name: 'Korrigieren' })).toBeNull()
    expect(entry.getByText('Korrigieren können Admins.')).toBeTruthy()
  })
})
