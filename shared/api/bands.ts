import * as z from 'zod/mini'
import { BAND_COUNTRIES, BAND_GENRES } from '../domain/bands.ts'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine, nameLine } from '../domain/text.ts'
import { OptionalWebUrl } from '../domain/web-url.ts'
import { ConcertCard } from './concerts.ts'
import { contract } from './contract.ts'
import { ContentStatus } from './posts.ts'

export const BandId = Ulid

/** What a list shows of a band. */
export const BandCard = z.object({
  id: BandId,
  name: z.string(),
  genre: z.nullable(z.string()),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** On a card the beginning only. */
  description: z.nullable(z.string()),
  website: z.nullable(z.string()),
  socialMediaUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  formedYear: z.nullable(z.int()),
  /** Published articles that name the band. */
  articlesCount: z.int(),
  lastUpdated: z.iso.datetime(),
  /** Name of the network and address. */
  socialLinks: z.record(z.string(), z.string()),
  isAiGenerated: z.boolean(),
  isClaimedByBand: z.boolean(),
  isNewcomer: z.boolean(),
})
export type BandCard = z.infer<typeof BandCard>

export const BandMember = z.object({ name: z.string(), instrument: z.nullable(z.string()) })
export type BandMember = z.infer<typeof BandMember>

export const Release = z.object({
  title: z.string(),
  year: z.nullable(z.int()),
  type: z.nullable(z.string()),
  url: z.nullable(z.string()),
})
export type Release = z.infer<typeof Release>

/** A band with what distinguishes it from others of its name. */
export const Namesake = z.pick(BandCard, {
  id: true,
  name: true,
  genre: true,
  country: true,
  city: true,
  formedYear: true,
})
export type Namesake = z.infer<typeof Namesake>

/** A fact of a generated draft, with the article that contains it. */
const CitedFact = z.object({
  text: z.string(),
  articleId: Ulid,
  source: z.string(),
  url: z.string(),
})

export const Band = z.object({
  ...BandCard.shape,
  spotifyUrl: z.nullable(z.string()),
  youtubeUrl: z.nullable(z.string()),
  /** Username of the member who added it; null for imported and generated bands, and for hidden members. */
  submittedBy: z.nullable(z.string()),
  members: z.array(BandMember),
  /** The newest first; those without a year last. */
  releases: z.array(Release),
  upcomingConcerts: z.array(ConcertCard),
  /** Other bands of the name, in all countries. Concerts then follow country and town, articles are linked with none. */
  namesakes: z.array(Namesake),
  articles: z.array(z.object({ id: Ulid, title: z.string(), publishedAt: z.iso.datetime() })),
  facts: z.array(CitedFact),
  followersCount: z.int(),
  isFollowed: z.boolean(),
  /** The band is verified, and a moderator looks at its new name, country or website first. */
  isMarkResting: z.boolean(),
  /** Whether an edit of the viewer applies at once: moderators and the claiming member. Others propose. */
  mayEdit: z.boolean(),
  /** The viewer's claim waits for a decision. */
  isClaimPending: z.boolean(),
  lastKnownActivity: z.iso.datetime(),
  /** Since when it is archived; null for an active band. */
  archivedAt: z.nullable(z.iso.datetime()),
  archiveReason: z.nullable(z.string()),
  /** Since when the clean-up waits for a sign of life; null for all other bands. */
  askedAt: z.nullable(z.iso.datetime()),
  /** The viewer added or claimed it, or is staff, and so may say that it is active. */
  mayConfirm: z.boolean(),
  status: ContentStatus,
  /** Why the viewer's own band is held or was removed; null otherwise. */
  statusReason: z.nullable(z.string()),
  /** Number of the current revision; an edit names the one it is based on. */
  version: z.int(),
})
export type Band = z.infer<typeof Band>

const year = z
  .int()
  .check(
    z.minimum(LIMITS.oldestBandYear, 'Da gab es noch keinen Metal.'),
    z.maximum(LIMITS.newestYear, 'Das Jahr liegt in der Zukunft.'),
  )

/** The answer to 'Ist es eine andere Band?' (docs/product/bands.md). */
export const IsAnotherBand = z.optional(z.boolean())

const BandName = nameLine(LIMITS.bandName).check(z.minLength(1, 'Bandname ist erforderlich'))

/** The fields of the newcomer dialog. */
export const NewBand = z.object({
  name: BandName,
  genre: z.enum(BAND_GENRES, { error: 'Bitte wähle ein Genre aus der Liste.' }),
  country: z.optional(z.enum(BAND_COUNTRIES, { error: 'Bitte wähle ein Land aus der Liste.' })),
  city: z.optional(nameLine(LIMITS.concertCity)),
  formedYear: z.optional(year),
  description: z.optional(multiLine(LIMITS.bandDescription)),
  website: z.optional(OptionalWebUrl),
  socialMediaUrl: z.optional(OptionalWebUrl),
  /** Sent by the form as specified; the server knows both and who calls. */
  submittedBy: z.optional(z.string().check(z.maxLength(100))),
  isNewcomer: z.optional(z.boolean()),
  lastKnownActivity: z.optional(z.string().check(z.maxLength(40))),
  isAnotherBand: IsAnotherBand,
})
export type NewBand = z.infer<typeof NewBand>

/** What an edit can change; absent fields stay. */
export const BandChanges = z.partial(
  z.object({
    name: BandName,
    genre: nameLine(LIMITS.bandGenre),
    country: nameLine(LIMITS.bandCountry),
    city: nameLine(LIMITS.concertCity),
    description: multiLine(LIMITS.bandDescription),
    website: OptionalWebUrl,
    socialMediaUrl: OptionalWebUrl,
    formedYear: z.nullable(year),
    socialLinks: z
      .record(nameLine(LIMITS.bandLinkName).check(z.minLength(1)), OptionalWebUrl)
      .check(z.refine((links) => Object.keys(links).length <= LIMITS.bandLinks, 'Zu viele Links.')),
    spotifyUrl: OptionalWebUrl,
    youtubeUrl: OptionalWebUrl,
    members: z
      .array(
        z.object({
          name: nameLine(LIMITS.bandPerson).check(z.minLength(1, 'Name fehlt.')),
          instrument: z.optional(z.nullable(nameLine(LIMITS.bandPerson))),
        }),
      )
      .check(z.maxLength(LIMITS.bandMembers, 'So viele passen auf keine Bühne.')),
    releases: z
      .array(
        z.object({
          title: nameLine(LIMITS.releaseTitle).check(z.minLength(1, 'Titel fehlt.')),
          year: z.optional(z.nullable(year)),
          type: z.optional(z.nullable(nameLine(LIMITS.bandLinkName))),
          url: z.optional(z.nullable(OptionalWebUrl)),
        }),
      )
      .check(z.maxLength(LIMITS.releases, 'Zu viele Veröffentlichungen.')),
  }),
)
export type BandChanges = z.infer<typeof BandChanges>

const OneBand = z.object({ id: BandId })

export const listBands = contract({
  id: 'listBands',
  method: 'GET',
  path: '/api/bands',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Bands by name, optionally of one genre or country, or matching the beginnings of words',
  query: z.object({
    limit: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(100))),
    search: z.optional(nameLine(LIMITS.searchQuery)),
    genre: z.optional(nameLine(LIMITS.bandGenre)),
    country: z.optional(nameLine(LIMITS.bandCountry)),
    cursor: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.array(BandCard),
  errors: [],
  paged: true,
})

/** The three counters of the list and the options of its filters. */
export const bandFacets = contract({
  id: 'bandFacets',
  method: 'GET',
  path: '/api/bands/facets',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'How many bands there are, and of which genres and countries',
  response: z.object({
    total: z.int(),
    genres: z.array(z.object({ name: z.string(), count: z.int() })),
    countries: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
  errors: [],
})

export const getBand = contract({
  id: 'getBand',
  method: 'GET',
  path: '/api/bands/{id}',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'One band',
  params: OneBand,
  response: Band,
  // A moderator reads each draft before members do.
  aiText: { mode: 'ai-originated', only: { isAiGenerated: true } },
  errors: ['not_found'],
})

/** For 'Meinst du die hier?' while a name is typed. */
export const similarBands = contract({
  id: 'similarBands',
  method: 'GET',
  path: '/api/bands/similar',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Bands that have this name, folded',
  query: z.object({ name: BandName }),
  response: z.array(BandCard),
  errors: [],
})

export const createBand = contract({
  id: 'createBand',
  method: 'POST',
  path: '/api/bands',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Add a newcomer band; 409 when one of this name and country exists, unless the caller says that it is another one. One of a known name waits for a moderator',
  body: NewBand,
  response: Band,
  status: 201,
  errors: ['invalid_input', 'conflict', 'throttled'],
  idempotent: true,
  guard: { fields: ['name', 'genre', 'city', 'description'], names: ['name'], onHit: 'hold' },
  throttle: 'bands',
})

export const followBand = contract({
  id: 'followBand',
  method: 'POST',
  path: '/api/bands/{id}/follow',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Follow a band: its concerts and news are told to the follower',
  params: OneBand,
  response: z.object({ isFollowed: z.boolean(), followersCount: z.int() }),
  errors: ['not_found', 'throttled'],
  throttle: 'follows',
})

export const unfollowBand = contract({
  id: 'unfollowBand',
  method: 'DELETE',
  path: '/api/bands/{id}/follow',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Stop following a band',
  params: OneBand,
  response: z.object({ isFollowed: z.boolean(), followersCount: z.int() }),
  errors: ['not_found', 'throttled'],
  throttle: 'follows',
})

export const confirmBand = contract({
  id: 'confirmBand',
  method: 'POST',
  path: '/api/bands/{id}/activity',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Say that a band is active, which brings it back from the archive; for who added or claimed it',
  params: OneBand,
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'throttled'],
  throttle: 'bands',
})
