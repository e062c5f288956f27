import { describe, expect, it } from 'vitest'
import { answerArticles, articles } from '../articles.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, inside } from '../queries.ts'

const [first, second] = articles
const IN_CAPITALS = 'KELLERASSEL und DDG auf Tour'
const READABLE = 'Äonenfeuer auf Tour'

const openNews = async () => {
  if (!first || !second) throw new TypeError('There are two articles.')
  answerArticles(theApi(), [
    { ...first, title: IN_CAPITALS },
    { ...second, title: READABLE },
  ])
  const app = await openApp('/news')
  return {
    ...app,
    openArticle: (of: 'first' | 'second') => app.visit(`/news/${{ first, second }[of].id}`),
  }
}

const faceOf = async (title: string): Promise<string> => (await find('heading', title)).className

const faceInDialog = async (title: string): Promise<string> =>
  (await find('heading', title, await inside('dialog', title))).className

describe('the typeface of a title', () => {
  it('is one for all cards of a list, whatever their words', async () => {
    await openNews()
    const faces = [await faceOf(IN_CAPITALS), await faceOf(READABLE)]
    for (const face of faces) {
      expect(face).toContain('legible')
      expect(face).not.toContain('blackletter')
    }
  })

  it('is legible for a name in capitals, whose text stays one, and blackletter for others', async () => {
    const { openArticle } = await openNews()
    await openArticle('first')
    expect(await faceInDialog(IN_CAPITALS)).toContain('legible')
    await openArticle('second')
    expect(await faceInDialog(READABLE)).toContain('blackletter')
  })
})
