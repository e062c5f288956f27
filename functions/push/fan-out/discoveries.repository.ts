import { hash } from 'node:crypto'
import { memberKey } from '#platform/identity/member.items.ts'
import { getItems } from '#platform/table/index.ts'
import { bandFollowKey } from '../../bands/items/index.ts'
import type { NewNote } from '../items/note.items.ts'
import { newNote } from '../notes/new-note.ts'
import { PUSH_TEXTS } from '../notes/texts.ts'
import type { AddressedNote } from '../sending/queue-note.ts'
import type { Campaign, DiscoveredBand } from './campaign.items.ts'

type Discovery = Extract<Campaign, { readonly kind: 'discovery' }>

/** Members with the same genres get different bands. */
const rotated = <Item>(items: readonly Item[], seed: string): readonly Item[] => {
  if (items.length === 0) return items
  const first = hash('sha256', seed, 'buffer').readUInt32BE(0) % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}

const noteOf = (id: string, band: DiscoveredBand, at: number): NewNote =>
  newNote({
    id,
    kind: 'discovery',
    title: PUSH_TEXTS.discoveryTitle(band.name),
    body: PUSH_TEXTS.discoveryBody(band.genre, band.country, band.description ?? ''),
    path: `/bands/${band.id}`,
    tag: 'discovery',
    at,
    actions: [],
  })

interface Candidate {
  readonly memberId: string
  readonly bands: readonly DiscoveredBand[]
}

/** A hundred keys are one read. */
const MEMBERS_PER_READ = 20

/** The first band that the member does not follow. */
const pick = async (
  candidates: readonly Candidate[],
): Promise<readonly { memberId: string; band: DiscoveredBand }[]> => {
  const keys = candidates.flatMap(({ memberId, bands }) =>
    bands.map(({ id }) => bandFollowKey(memberId, id)),
  )
  const follows = await getItems(keys)
  return candidates.flatMap(({ memberId, bands }) => {
    const band = bands.find(({ id }) => !follows.at(bandFollowKey(memberId, id)))
    return band ? [{ memberId, band }] : []
  })
}

/** A band by the genres of each member, none that they follow. Members without genres get none. At most 100 members. */
export const discoveriesFor = async (
  id: string,
  { bands, at }: Discovery,
  memberIds: readonly string[],
): Promise<readonly AddressedNote[]> => {
  const members = await getItems(memberIds.map(memberKey))
  const candidates = memberIds.flatMap((memberId): Candidate[] => {
    const genres = members.at(memberKey(memberId))?.favoriteGenres ?? []
    const [genre] = rotated(
      genres.filter((one) => bands[one]),
      `${id} ${memberId}`,
    )
    const found = genre === undefined ? [] : (bands[genre] ?? [])
    return found.length > 0 ? [{ memberId, bands: rotated(found, `${memberId} ${id}`) }] : []
  })
  const notes: AddressedNote[] = []
  for (let start = 0; start < candidates.length; start += MEMBERS_PER_READ) {
    const picked = await pick(candidates.slice(start, start + MEMBERS_PER_READ))
    notes.push(...picked.map(({ memberId, band }) => ({ memberId, note: noteOf(id, band, at) })))
  }
  return notes
}
