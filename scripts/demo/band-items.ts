import {
  articleIdFor,
  articleKey,
  publishArticle,
  type ArticleText,
} from '../../functions/articles/index.ts'
import {
  bandFollowKey,
  bandItem,
  bandKey,
  countFollowers,
  createBandFollow,
  newBand,
  type BandItem,
} from '../../functions/bands/items/index.ts'
import { changeBand } from '../../functions/bands/revisions/index.ts'
import { get, transact } from '#platform/table/index.ts'
import { backdatedId, seededRandom, shuffled } from './random.ts'
import { toBandValues } from './band-values.ts'
import type { Community, Person } from './community.ts'
import { BANDS, ENTRIES, FAVOURITES, GENERATED, HISTORY, type DemoBand } from './content/bands.ts'
import { inParallel } from './in-parallel.ts'
import { readMedia } from './media.ts'
import { upload } from './stores.ts'

const DAY_MS = 86_400_000
const CONCURRENCY = 4
const MAX_FOLLOWS = 6

interface Place {
  readonly people: Community['people']
  readonly now: number
}

const isoDaysAgo = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString()

const createdAt = (now: number, { name }: DemoBand): number => {
  const random = seededRandom(`entry ${name}`)
  return Math.floor(now - (ENTRIES[name]?.addedDaysAgo ?? random.between(200, 390)) * DAY_MS)
}

const idOf = (now: number, band: DemoBand): string =>
  backdatedId(seededRandom(`band id ${band.name}`), createdAt(now, band))

const firstSeenAt = (now: number): string => isoDaysAgo(now, GENERATED.daysAgo)
const CLUSTER = 'd'.repeat(32)

const sourceOf = (name: string) => ({
  name,
  title: GENERATED.article.title,
  url: `http://${name.toLowerCase().replace(/\W+/g, '-')}.test/hollow-anvil`,
})

const articleOf = (now: number): ArticleText => {
  const names = [...new Set(GENERATED.facts.map(({ source }) => source))]
  const at = firstSeenAt(now)
  return {
    ...GENERATED.article,
    category: 'news',
    bands: [GENERATED.band],
    sentences: GENERATED.facts.map(({ text, source }) => ({
      t: text,
      p: 0,
      s: [names.indexOf(source)],
    })),
    sources: names.map((name) => ({ ...sourceOf(name), publishedAt: at })),
    clusterId: CLUSTER,
    model: 'lokales Modell',
    promptVersion: '1',
    generatedAt: at,
  }
}

const articleId = (now: number): string => articleIdFor(CLUSTER, firstSeenAt(now))

const generatedBy = (now: number) => ({
  isAiGenerated: true as const,
  // It consists of cited facts only.
  ...{ description: undefined, website: undefined, socialLinks: undefined },
  ...{ spotifyUrl: undefined, youtubeUrl: undefined, members: undefined, releases: undefined },
  facts: GENERATED.facts.map(({ text, source }) => ({
    text,
    source,
    articleId: articleId(now),
    url: sourceOf(source).url,
  })),
})

/** Of a band that is half a year old, some changed just now. */
const updatedAt = (now: number, band: DemoBand): string => {
  const created = createdAt(now, band)
  const share = seededRandom(`update ${band.name}`).between(0, 1) ** 3
  return new Date(Math.floor(now - share * (now - created))).toISOString()
}

const pictureOf = async (
  bandId: string,
  picture: string | undefined,
): Promise<string | undefined> => {
  const media = picture === undefined ? undefined : await readMedia({ picture })
  const preview = media?.files.find(({ name }) => name === 'preview')
  if (!preview) return undefined
  const key = `media/bands/${bandId}.${preview.extension}`
  await upload(key, preview.contentType, preview.bytes)
  return `/${key}`
}

const bandOf = async ({ people, now }: Place, band: DemoBand): Promise<BandItem> => {
  const id = idOf(now, band)
  const { addedBy, claimedBy, archivedDaysAgo, picture } = ENTRIES[band.name] ?? {}
  const archived = archivedDaysAgo !== undefined && {
    archivedAt: isoDaysAgo(now, archivedDaysAgo),
    archiveReason: 'Seit über einem Jahr kein Lebenszeichen.',
  }
  return bandItem(id, {
    ...toBandValues(band, now),
    imageUrl: await pictureOf(id, picture),
    version: 1,
    updatedAt: updatedAt(now, band),
    ...(addedBy && {
      isNewcomer: true,
      submittedBy: { id: people[addedBy].id, username: addedBy },
    }),
    ...(claimedBy && { claimedBy: people[claimedBy].id }),
    ...archived,
    ...(band.name === GENERATED.band && generatedBy(now)),
  })
}

/** Lists, search and numbers are written with the band. */
const writeBand = async (place: Place, band: DemoBand): Promise<void> => {
  if (await get(bandKey(idOf(place.now, band)))) return
  await transact(newBand(await bandOf(place, band), null))
}

const followedBy = ({ username }: Person): readonly DemoBand[] => {
  const random = seededRandom(`bands of ${username}`)
  const favourites = FAVOURITES[username] ?? []
  const others = shuffled(random, [...BANDS])
    .filter(({ name }) => !favourites.includes(name))
    .slice(0, random.whole(0, MAX_FOLLOWS))
  return [...BANDS.filter(({ name }) => favourites.includes(name)), ...others]
}

const writeFollows = async ({ now }: Place, person: Person): Promise<void> => {
  const random = seededRandom(`band follows ${person.username}`)
  for (const band of followedBy(person)) {
    const bandId = idOf(now, band)
    const followId = backdatedId(random, Math.floor(now - random.between(0, 90) * DAY_MS))
    if (await get(bandFollowKey(person.id, bandId))) continue
    await transact({
      follow: createBandFollow(person.id, bandId, followId),
      followers: countFollowers(bandId, 1),
    })
  }
}

const writeArticle = async (now: number): Promise<void> => {
  if (await get(articleKey(articleId(now)))) return
  await transact(publishArticle(articleId(now), articleOf(now)))
}

/** A history with vandalism that was undone. Continues after an interrupted run: each step makes one version. */
const writeHistory = async (people: Community['people'], bandId: string): Promise<void> => {
  for (const [index, { by, kind, note, patch }] of HISTORY.steps.entries()) {
    const band = await get(bandKey(bandId), { consistent: true })
    if (band?.version !== index + 1) continue
    await transact(changeBand(band, { kind, note, patch, authorId: people[by].id }))
  }
}

/** Bands with members, records and followers. Continues after an interrupted run. */
export const writeBands = async (place: Place): Promise<void> => {
  await writeArticle(place.now)
  await inParallel(BANDS, CONCURRENCY, (band) => writeBand(place, band))
  for (const band of BANDS.filter(({ name }) => name === HISTORY.band))
    await writeHistory(place.people, idOf(place.now, band))
  await inParallel(Object.values(place.people), CONCURRENCY, (person) =>
    writeFollows(place, person),
  )
}
