import { describe, expect, it } from 'vitest'
import { answerArticles, articles } from '../articles.ts'
import { openApp, theApi } from '../open-app.ts'
import { find } from '../queries.ts'

const [first, second] = articles

describe('the typeface of a title', () => {
  it('is legible for a name in capitals, whose text stays one, and blackletter for others', async () => {
    if (!first || !second) throw new TypeError('There are two articles.')
    const inCapitals = { ...first, title: 'KELLERASSEL und DDG auf Tour' }
    answerArticles(theApi(), [inCapitals, { ...second, title: 'Äonenfeuer auf Tour' }])
    await openApp('/news')
    const capitals = await find('heading', 'KELLERASSEL und DDG auf Tour')
    expect(capitals.className).toContain('legible')
    expect(capitals.className).not.toContain('blackletter')
    expect((await find('heading', 'Äonenfeuer auf Tour')).className).toContain('blackletter')
  })
})
