import type { ArticleInReview, HeldPlace as ShownPlace } from '#shared/api/held-articles.ts'
import { versionOfHeld, type HeldArticleItem, type HeldPlace } from '../../articles/index.ts'
import { canCorrect, dropsArticle, listPlaces, textAt } from './held-place.rules.ts'

const findingsOf = (held: HeldArticleItem, { findings }: HeldPlace): ShownPlace['findings'] =>
  held.places === undefined
    ? held.findings.map((message) => ({ check: null, message }))
    : findings.map(({ check, message }) => ({ check, message }))

const presentPlace = (held: HeldArticleItem, place: HeldPlace): ShownPlace => ({
  id: place.id,
  at: place.at,
  text: textAt(held, place),
  findings: findingsOf(held, place),
  passages: place.passages.map(({ source, text }) => ({ source, text })),
  canCorrect: canCorrect(place),
  dropsArticle: dropsArticle(held, place),
})

/** A held article as editors see it, with what is not decided yet. */
export const presentInReview = (held: HeldArticleItem): ArticleInReview => ({
  id: held.SK,
  title: held.title,
  version: versionOfHeld(held),
  sources: [...held.sources],
  places: listPlaces(held).map((place) => presentPlace(held, place)),
})
