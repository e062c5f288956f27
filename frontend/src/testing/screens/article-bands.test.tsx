import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { chooseArticleBand } from '#shared/api/articles.ts'
import { similarBands } from '#shared/api/bands.ts'
import { answerArticles } from '../articles.ts'
import { bandCards } from '../bands.ts'
import { until } from '../clock.ts'
import { answerVersions, CORRECTED } from '../corrections.ts'
import { ME, ulid } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { find } from '../queries.ts'

describe('a name in an article that two bands have', () => {
  const [anyBand] = bandCards
  if (!anyBand) throw new Error('There is no band.')
  const wrath = (formedYear: number) => ({
    ...anyBand,
    id: ulid(formedYear),
    name: 'Wrath',
    genre: 'Death Metal',
    city: null,
    country: 'Deutschland',
    formedYear,
  })

  it('is asked for, and the answer holds at once', async () => {
    const article = { ...CORRECTED, bands: ['Wrath', 'Allein'], bandLinks: [] }
    const api = theApi()
    answerArticles(api, [article])
    answerVersions(api)
    api.on(similarBands, ({ query }) => (query.name === 'Wrath' ? [wrath(1998), wrath(2008)] : []))
    const sent = api.on(chooseArticleBand, ({ body }) => ({
      ...article,
      bandLinks: [{ name: 'Wrath', id: body.bandId ?? '' }],
    }))
    const { user } = await openApp(`/admin/articles/${article.id}`, {
      me: { ...ME, role: 'admin' },
    })
    const choice = await find('combobox', 'Welche Band ist „Wrath“?')
    expect(choice).toHaveProperty('value', '')
    await user.selectOptions(choice, 'Death Metal · Deutschland · seit 2008')
    await expectToast('Band zugeordnet')
    expect(sent[0]?.body).toEqual({ name: 'Wrath', bandId: ulid(2008) })
    await until(() => {
      expect(choice).toHaveProperty('value', ulid(2008))
    })
    expect(screen.queryByRole('combobox', { name: /Allein/ })).toBeNull()
  })
})
