import { isMinor } from '../identity/age.ts'
import type { Blocks } from '../identity/blocks.ts'

/** Who labelled a content as drastic. Its author cannot take back the label of a moderator. */
export type DrasticLabel = 'author' | 'staff'

interface Labelled {
  readonly drastic?: DrasticLabel | undefined
}

/** Part of what presenters return: the browser covers the content until it is tapped. */
export const presentDrastic = ({ drastic }: Labelled): { drastic?: 'covered' } =>
  drastic ? { drastic: 'covered' } : {}

/** Whether a content must not leave the server for this viewer. */
export const isWithheld = (
  { drastic, author }: Labelled & { readonly author: { readonly id: string } },
  viewerId: string,
  { bornOn }: Blocks,
): boolean => drastic !== undefined && author.id !== viewerId && isMinor(bornOn)

/** In place of the text, where only the beginning of it would be shown. */
export const DRASTIC_TEXT = 'Drastischer Inhalt'

/** What a minor gets for each property of an answer that carries text or media. */
const NOTHING: Readonly<Record<string, unknown>> = {
  title: null,
  content: '',
  linkUrl: null,
  mediaUrl: null,
  mediaType: null,
  mediaPreviewUrl: null,
  mediaAlt: null,
  mediaWidth: null,
  mediaHeight: null,
  spotifyTrackId: null,
  spotifyTrackName: null,
  spotifyArtistName: null,
  spotifyPreviewUrl: null,
  spotifyCoverUrl: null,
  textOverlays: [],
}

type Item = Readonly<Record<string, unknown>>

const emptied = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      Object.hasOwn(NOTHING, name) ? NOTHING[name] : value,
    ]),
  )

/** One empty slide stays, so that a story has a place in the viewer. */
const emptiedSlides = ({ slides }: Item): Item =>
  Array.isArray(slides)
    ? {
        slides: (slides as Item[])
          .slice(0, 1)
          .map((slide) => ({ ...emptied(slide), type: 'text' })),
      }
    : {}

const withhold = (item: Item): Item => ({
  ...emptied(item),
  ...emptiedSlides(item),
  drastic: 'withheld',
})

const isForAdults = (value: unknown, viewerId: string): value is Item => {
  const { drastic, userId } = (value ?? {}) as Item
  return drastic === 'covered' && userId !== viewerId
}

interface Viewer {
  readonly memberId: string
  /** They carry the birthday of minors. Only loaded for drastic content of others. */
  readonly blocks: () => Promise<Blocks>
}

/**
 * The value of an answer without text and media of drastic content of others when the viewer is a minor
 * (docs/product/age.md). Otherwise the value itself, which may belong to the answer of many viewers.
 */
export const withoutDrastic = async (
  value: unknown,
  { memberId, blocks }: Viewer,
): Promise<unknown> => {
  const isOne = isForAdults(value, memberId)
  const isList =
    Array.isArray(value) && (value as unknown[]).some((item) => isForAdults(item, memberId))
  if (!isOne && !isList) return value
  if (!isMinor((await blocks()).bornOn)) return value
  return isOne
    ? withhold(value)
    : (value as unknown[]).map((item) => (isForAdults(item, memberId) ? withhold(item) : item))
}
