import type { ResponseOf, SentBodyOf } from '#shared/api/contract.ts'
import { decideHeldPlace, listHeldArticles } from '#shared/api/held-articles.ts'
import { holdArticle, type HeldPlace } from '../articles/index.ts'
import { CHECKS_KEY } from '../newsroom/checks/checks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { articleText } from './articles.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'
import { stored } from './stored.ts'

export const heldPlace = (place: Partial<HeldPlace> = {}): HeldPlace => ({
  id: 0,
  at: 'sentence',
  index: 1,
  findings: [{ check: 'fact', message: 'Steht in keiner Quelle: „14“' }],
  passages: [{ source: 0, text: 'Die Platte hat 9 Songs.' }],
  ...place,
})

/** Two sentences, the second with findings of two checks. */
export const TWO_PLACES = [
  heldPlace(),
  heldPlace({
    id: 1,
    index: 2,
    findings: [
      { check: 'contradiction', message: 'Keine Quelle sagt das so (Tod).' },
      { check: 'fact', message: 'Steht in keiner Quelle: „Wackën“' },
    ],
  }),
]

/** About a band and with a title of its own, because articles of one band with the same text are one story. */
export const aHeldArticle = async (
  places: readonly HeldPlace[] = [heldPlace()],
  text: Parameters<typeof articleText>[0] = {},
): Promise<string> => {
  const id = newId()
  const whole = articleText({ title: `Held ${id}`, bands: [`Grabwärter ${id}`], ...text })
  const lines = places.flatMap(({ findings }) => findings.map(({ message }) => message))
  await transact(holdArticle(id, whole, [...new Set(lines)], places))
  return id
}

type Body = SentBodyOf<typeof decideHeldPlace>
export type PlaceBody = Partial<Body> & Pick<Body, 'decision'>

export const decidePlace = async (
  { token }: Pick<TestMember, 'token'>,
  id: string,
  body: PlaceBody,
) =>
  call(await handlerOf(decideHeldPlace.id), decideHeldPlace, {
    token,
    params: { id },
    body: { place: 0, version: 1, ...body },
  })

/** @param after of the page before */
export const heldArticles = async (
  { token }: Pick<TestMember, 'token'>,
  after?: string,
): Promise<ResponseOf<typeof listHeldArticles>> => {
  const query = after === undefined ? {} : { after }
  return (await call(await handlerOf(listHeldArticles.id), listHeldArticles, { token, query })).json
}

/** The decisions about a check, oldest first: `1` was overruled, `0` was right. */
export const readRing = async (check: 'fact' | 'contradiction'): Promise<string> =>
  (await stored(CHECKS_KEY))?.rings[check] ?? ''
