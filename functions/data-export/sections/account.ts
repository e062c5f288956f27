import { memberKey, passwordKey, privateKey } from '#platform/identity/member.items.ts'
import { sessionsPartition } from '#platform/identity/session.items.ts'
import { getMany, query } from '#platform/table/index.ts'
import { deviceMarksPartition } from '../../auth/device-marks/index.ts'
import { deviceText } from '../../auth/index.ts'
import { passkeyRange } from '../../auth/passkeys/index.ts'
import { recoveryKey } from '../../auth/recovery/index.ts'
import { DEVICES, devicesPartition } from '../../push/items/index.ts'
import { MUTED_POSTS, mutedPostsPartition } from '../../push/posts/index.ts'
import { LEGAL, legalPartition } from '../../settings/index.ts'
import { atMostOne, entriesOf, PAGE, startAt } from './paging.ts'
import { date, flag, number, section, text } from '../model/section.ts'

export const account = section({
  id: 'account',
  kinds: ['email'],
  title: 'Konto',
  about: 'Womit du dich anmeldest und was du hier bist.',
  fields: {
    username: text('Benutzername'),
    number: text('Nummer des Kontos'),
    email: text('E-Mail-Adresse'),
    emailConfirmedAt: date('E-Mail-Adresse bestätigt'),
    waitingEmail: text('Noch nicht bestätigte E-Mail-Adresse'),
    createdAt: date('Registriert'),
    role: text('Aufgabe'),
    isVerified: flag('Verifiziert'),
  },
  read: async (memberId) => {
    const [member, contact] = await getMany([memberKey(memberId), privateKey(memberId)] as const)
    return atMostOne(
      member && {
        username: member.username,
        number: memberId,
        email: contact?.confirmedEmail,
        emailConfirmedAt: contact?.confirmedAt,
        waitingEmail: contact?.email,
        createdAt: member.createdAt,
        role: member.role,
        isVerified: member.isVerified,
      },
    )
  },
})

export const consents = section({
  id: 'consents',
  kinds: ['accepted-legal-text'],
  title: 'Zustimmungen',
  about: 'Welche Fassung der Rechtstexte du wann angenommen hast.',
  fields: { version: text('Fassung'), acceptedAt: date('Angenommen') },
  read: async (memberId, cursor) =>
    entriesOf(
      await query(legalPartition(memberId), {
        beginsWith: LEGAL,
        limit: PAGE,
        startAt: startAt(cursor),
      }),
      ({ version, acceptedAt }) => ({ version, acceptedAt }),
    ),
})

export const signIn = section({
  id: 'sign-in',
  kinds: ['password', 'recovery-codes', 'device-mark'],
  title: 'Anmeldung',
  about: 'Was wir von Passwort und Codes wissen. Die Prüfwerte selbst gehören in kein ZIP.',
  fields: {
    passwordChangedAt: date('Passwort geändert'),
    recoveryCodesLeft: number('Unbenutzte Wiederherstellungs-Codes'),
    recoveryCodesCreatedAt: date('Codes erstellt'),
    knownDevices: number('Geräte, auf denen du schon angemeldet warst'),
  },
  read: async (memberId) => {
    const [password, recovery] = await getMany([
      passwordKey(memberId),
      recoveryKey(memberId),
    ] as const)
    const { items: marks } = await query(deviceMarksPartition(memberId))
    return atMostOne({
      passwordChangedAt: password?.changedAt,
      recoveryCodesLeft: recovery ? (recovery.hashes?.size ?? 0) : null,
      recoveryCodesCreatedAt: recovery?.createdAt,
      knownDevices: marks.length,
    })
  },
})

const fromSeconds = (seconds: number): string => new Date(seconds * 1000).toISOString()

export const sessions = section({
  id: 'sessions',
  kinds: ['session-entry'],
  title: 'Sitzungen',
  about: 'Geräte, auf denen du angemeldet bist. Ohne die Schlüssel der Sitzungen.',
  fields: {
    device: text('Gerät'),
    createdAt: date('Angemeldet'),
    seenAt: date('Zuletzt benutzt'),
    endsAt: date('Endet'),
  },
  read: async (memberId, cursor) =>
    entriesOf(
      await query(sessionsPartition(memberId), { limit: PAGE, startAt: startAt(cursor) }),
      ({ device, createdAt, seenAt, expiresAt }) => ({
        device: deviceText(device),
        createdAt,
        seenAt,
        endsAt: fromSeconds(expiresAt),
      }),
    ),
})

export const passkeys = section({
  id: 'passkeys',
  kinds: ['passkey'],
  title: 'Passkeys',
  about: 'Name und Zeiten deiner Passkeys. Die Schlüssel bleiben auf deinen Geräten.',
  fields: {
    name: text('Name'),
    createdAt: date('Eingerichtet'),
    lastUsedAt: date('Zuletzt benutzt'),
    isSynced: flag('Wird zwischen Geräten abgeglichen'),
  },
  read: async (memberId, cursor) => {
    const { partition, prefix } = passkeyRange(memberId)
    return entriesOf(
      await query(partition, { beginsWith: prefix, limit: PAGE, startAt: startAt(cursor) }),
      ({ name, createdAt, lastUsedAt, isSynced }) => ({
        name,
        createdAt,
        lastUsedAt,
        isSynced,
      }),
    )
  },
})

export const pushDevices = section({
  id: 'push-devices',
  kinds: ['push-device'],
  title: 'Geräte mit Push',
  about: 'Wohin wir pushen. Die Adressen beim Push-Dienst sind Schlüssel und fehlen deshalb.',
  fields: {
    name: text('Gerät'),
    createdAt: date('Eingerichtet'),
    lastUsedAt: date('Zuletzt erreicht'),
  },
  read: async (memberId, cursor) =>
    entriesOf(
      await query(devicesPartition(memberId), {
        ...DEVICES,
        limit: PAGE,
        startAt: startAt(cursor),
      }),
      ({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }),
    ),
})

export const quietPosts = section({
  id: 'quiet-posts',
  kinds: ['post-without-push'],
  title: 'Beiträge ohne Push',
  about: 'Beiträge, zu denen du keinen Push willst.',
  fields: { postId: text('Nummer des Beitrags') },
  read: async (memberId, cursor) =>
    entriesOf(
      await query(mutedPostsPartition(memberId), {
        beginsWith: MUTED_POSTS,
        limit: PAGE,
        startAt: startAt(cursor),
      }),
      ({ SK }) => ({ postId: SK.slice(MUTED_POSTS.length) }),
    ),
})
