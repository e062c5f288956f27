import { SCENE_ROLE_LABELS } from '#shared/domain/options.ts'
import { BADGES } from '#shared/domain/badges.ts'
import { keptProfilePartition } from '#platform/content/kept.items.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { getMany, query } from '#platform/table/index.ts'
import { progressKey } from '../../onboarding/progress/index.ts'
import { badgeRange } from '../../profile/badges/index.ts'
import { profileDataKey } from '../../settings/index.ts'
import { typeOfFile } from '../../uploads/files/index.ts'
import { avatarKey, keptKeyOf } from '../../uploads/index.ts'
import { shoutKey } from '../../community/wall/index.ts'
import { extensionOf } from './media-names.ts'
import { atMostOne, entriesOf, PAGE, startAt } from './paging.ts'
import { date, flag, list, media, section, text, type OwnMedia } from '../model/section.ts'

/** The address of an avatar has no ending, because it is the same for every type. */
const avatarAt = async (key: string, name: string): Promise<readonly OwnMedia[]> => {
  const mime = await typeOfFile(key)
  return mime === undefined
    ? []
    : [{ key, mime, file: `medien/profil/${name}.${extensionOf(mime)}` }]
}

/** Pictures that measures took out of the profile, and an appeal can restore. */
const keptPicturesOf = async (memberId: string): Promise<readonly OwnMedia[]> => {
  const { items } = await query(keptProfilePartition<{ avatar?: string }>(memberId))
  const keys = new Set(items.flatMap(({ content }) => keptKeyOf(content.avatar ?? '') ?? []))
  const pictures = [...keys].map((key, index) => avatarAt(key, `entfernt-${String(index + 1)}`))
  return (await Promise.all(pictures)).flat()
}

const picturesOf = async ({ memberId, avatar }: MemberItem): Promise<readonly OwnMedia[]> => [
  ...(avatar === undefined ? [] : await avatarAt(avatarKey(memberId), 'profilbild')),
  ...(await keptPicturesOf(memberId)),
]

const shownOf = ({ displayName, bio, location, selectedRoles, favoriteGenres }: MemberItem) => ({
  displayName,
  bio,
  location,
  roles: selectedRoles?.map((role) => SCENE_ROLE_LABELS[role]),
  genres: favoriteGenres,
})

const filled = (...texts: (string | undefined)[]): string[] =>
  texts.filter((each) => each !== undefined).filter((each) => each !== '')

export const profile = section({
  id: 'profile',
  kinds: ['member', 'profile-data', 'onboarding-progress', 'first-shout'],
  title: 'Profil',
  about: 'Was andere von dir sehen, und deine freiwilligen Angaben.',
  fields: {
    displayName: text('Anzeigename'),
    picture: media('Bild'),
    bio: text('Über dich'),
    location: text('Ort'),
    roles: list('Rollen in der Szene'),
    genres: list('Genres'),
    birthday: date('Geburtstag'),
    concertFrequency: text('Wie oft auf Konzerten'),
    metalExperience: text('Wie lange dabei'),
    favoriteBands: text('Lieblingsbands'),
    firstShout: list('Dein erster Shout'),
    shoutDraft: list('Entwurf deines Shouts'),
  },
  read: async (memberId) => {
    const [member, data, progress, shout] = await getMany([
      memberKey(memberId),
      profileDataKey(memberId),
      progressKey(memberId),
      shoutKey(memberId),
    ] as const)
    if (!member) return { entries: [] }
    return atMostOne({
      ...shownOf(member),
      picture: await picturesOf(member),
      birthday: data?.birthday,
      concertFrequency: data?.concertFrequency,
      metalExperience: data?.metalExperience,
      favoriteBands: data?.favoriteBands,
      firstShout: shout && filled(shout.bandGenre, shout.favoriteGig, shout.contribution),
      shoutDraft: filled(...Object.values(progress?.draft ?? {})),
    })
  },
})

export const badges = section({
  id: 'badges',
  kinds: ['badge'],
  title: 'Abzeichen',
  about: 'Was du dir verdient hast.',
  fields: {
    name: text('Abzeichen'),
    earnedAt: date('Verdient'),
    isVisible: flag('Auf dem Profil'),
  },
  read: async (memberId, cursor) => {
    const { partition, prefix } = badgeRange(memberId)
    return entriesOf(
      await query(partition, { beginsWith: prefix, limit: PAGE, startAt: startAt(cursor) }),
      ({ badgeType, earnedAt, isVisible }) => ({
        name: BADGES[badgeType].name,
        earnedAt,
        isVisible,
      }),
    )
  },
})
