import { forgetFacets } from '../../bands/lists/facets.repository.ts'
import { newId } from '#platform/runtime/ids.ts'
import { anArticle } from '../articles.ts'
import { createdBand, followBands, storedBand } from '../bands.ts'
import { aConcert } from '../concerts.ts'
import { aMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

const BANDS = 24

const DESCRIPTION =
  'Vier Leute aus drei Dörfern, die seit zehn Jahren im selben feuchten Keller proben. Langsam, tief und lauter als der Nachbar erlaubt. '

/** Twenty-four bands with all that a card shows, and a concert of the first. */
export const calls: TypicalCalls = {
  ids: [
    'listBands',
    'followedBands',
    'bandFacets',
    'similarBands',
    'getBand',
    'createBand',
    'followBand',
    'unfollowBand',
    'confirmBand',
    'chooseArticleBand',
  ],
  prepare: async () => {
    const member = await aMember()
    const { token } = member
    const name = `Nebelgrab ${newId()}`
    const ids: string[] = []
    for (let number = 0; number < BANDS; number++)
      ids.push(
        await storedBand({
          name: number === 0 ? name : `Grubenlicht ${newId()}`,
          description: DESCRIPTION,
          website: 'https://nebelgrab.test/',
          formedYear: 1998,
        }),
      )
    await aConcert(member, { bandName: name })
    const named = `Wrath ${newId()}`
    const chosen = await storedBand({ name: named, country: 'Schweiz' })
    await storedBand({ name: named })
    const owner = await aMember()
    const added = { token: owner.token, id: (await createdBand({}, owner)).id }
    forgetFacets()
    const params = { id: ids[0] ?? '' }
    const fan = await aMember()
    await followBands(fan, ids)
    return {
      listBands: { token, query: { limit: '20' } },
      followedBands: { token: fan.token },
      bandFacets: { token },
      similarBands: { token, query: { name } },
      getBand: { token, params },
      createBand: {
        token,
        body: {
          name: `Schädelöl ${newId()}`,
          genre: 'Doom Metal',
          country: 'Deutschland',
          description: DESCRIPTION,
        },
      },
      followBand: { token, params },
      unfollowBand: { token, params },
      chooseArticleBand: {
        token: (await aMember({ role: 'admin' })).token,
        params: { id: await anArticle({ bands: [named] }) },
        body: { name: named, bandId: chosen },
      },
      confirmBand: { token: added.token, params: { id: added.id } },
    }
  },
}
