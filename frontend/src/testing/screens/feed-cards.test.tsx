import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listConcerts } from '#shared/api/concerts.ts'
import { suggestedUsers } from '#shared/api/people.ts'
import { listPosts } from '#shared/api/posts.ts'
import { scrollToEnd } from '../browser.ts'
import { until } from '../clock.ts'
import { aConcert, cardOf } from '../concerts.ts'
import { refuse } from '../fake-api.ts'
import { aMember, aPost, ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { find, findText, press, untilGone } from '../queries.ts'

const NEAR = aConcert(1)
const FAR = aConcert(2)
const [near, far] = [cardOf(NEAR), cardOf(FAR)]

const answerGigs = (places: Readonly<Record<string, (typeof near)[]>>) =>
  theApi().on(listConcerts, ({ query: { city } }) => places[city ?? ''] ?? [])

const openFeed = (location: string | null = null, isPhone = false) =>
  openApp('/', { me: { ...ME, location }, isPhone })

const titles = (): (string | null)[] =>
  screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'))

describe('the next gigs beside the feed', () => {
  it('are those in the town of the member, with a link to all of them', async () => {
    answerGigs({ Essen: [near], '': [far] })
    await openFeed('Essen')
    await find('link', near.bandName)
    const all = await find('link', 'Alle Gigs in Essen')
    expect(all.getAttribute('href')).toBe('/concerts?city=Essen')
    expect(screen.queryByRole('link', { name: far.bandName })).toBeNull()
  })

  it('are those of all towns when there are none in that of the member', async () => {
    answerGigs({ '': [far] })
    await openFeed('Hinterm Deich')
    await find('link', far.bandName)
    expect((await find('link', 'Alle Gigs')).getAttribute('href')).toBe('/concerts')
  })

  it('say so when they cannot be loaded', async () => {
    theApi().on(listConcerts, () => refuse('internal', 'Der Verstärker raucht.'))
    await openFeed()
    await findText('Der Kalender klemmt gerade.')
  })
})

describe('the cards among the posts', () => {
  it('load what they show when the member comes near', async () => {
    const calls = answerGigs({ '': [far] })
    theApi().on(listPosts, () => [3, 2, 1].map((number) => aPost(number, `Krach ${number}`)))
    await openFeed(null, true)
    await find('article', 'Nächste Gigs')
    expect(calls).toEqual([])
    scrollToEnd()
    await find('link', far.bandName)
  })

  it('are at most one in eight posts, and stay away once the member hid one, unless it is undone', async () => {
    const api = theApi()
    api.on(listPosts, () => [3, 2, 1].map((number) => aPost(number, `Krach ${number}`)))
    api.on(suggestedUsers, () => [
      { ...aMember(20, 'Mara'), reason: 'new' as const, reasonText: 'Neu in der Meute' },
    ])
    answerGigs({ '': [far] })
    const { user, reload } = await openFeed(null, true)
    await find('article', 'Nächste Gigs')
    expect(titles().filter((title) => title === 'Wall of Horns')).toEqual([])
    await press(user, await find('button', 'Nicht mehr zeigen: Nächste Gigs'), '{Enter}')
    await expectToast('„Nächste Gigs“ bleibt weg')
    await untilGone('article', 'Nächste Gigs')
    await find('article', 'Wall of Horns')
    await user.click(await find('button', 'Rückgängig'))
    await find('article', 'Nächste Gigs')
    await press(user, await find('button', 'Nicht mehr zeigen: Nächste Gigs'), '{Enter}')
    await reload()
    await find('article', 'Wall of Horns')
    await until(() => {
      expect(titles()).not.toContain('Nächste Gigs')
    })
  })
})
