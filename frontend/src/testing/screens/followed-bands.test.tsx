import { describe, expect, it } from 'vitest'
import { followedBands } from '#shared/api/followed-bands.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { bandCards, moorglut } from '../bands.ts'
import { pageOf, refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { profileOf } from '../people.ts'
import { button, find, findText } from '../queries.ts'

const ownProfile = () => {
  const api = theApi()
  api.on(getProfile, () => profileOf(ME))
  api.on(listUserPosts, () => [])
  return api
}

describe('the tab with the bands that the member follows', () => {
  it('loads page after page, and leads to a band', async () => {
    const asked = ownProfile().on(followedBands, ({ query: { cursor } }) =>
      cursor === undefined ? pageOf([moorglut], moorglut.id) : bandCards.slice(1, 2),
    )
    const { user } = await openApp('/profile?zeige=bands')
    expect(await find('link', 'Moorglut')).toHaveProperty('pathname', `/bands/${moorglut.id}`)
    await user.click(await find('button', 'Mehr laden'))
    await findText('Cinderjaw')
    expect(asked.at(-1)?.query).toEqual({ cursor: moorglut.id })
  })

  it('leads to all bands when the member follows none', async () => {
    ownProfile().on(followedBands, () => [])
    await openApp('/profile?zeige=bands')
    await findText('Du folgst noch keiner Band')
    expect(await find('link', 'Zu den Bands')).toHaveProperty('pathname', '/bands')
  })

  it('tries again when the list failed', async () => {
    let isBroken = true
    ownProfile().on(followedBands, () =>
      isBroken ? refuse('unavailable', 'Gleich wieder da.') : [moorglut],
    )
    const { user } = await openApp('/profile?zeige=bands')
    await findText(/Gleich wieder da/)
    isBroken = false
    await user.click(button('Nochmal versuchen'))
    await findText('Moorglut')
  })
})
