import { randomBytes } from 'node:crypto'
import type { Role } from '#shared/api/members.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { idMovedTo, newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem, usernameKeyOf } from '#platform/identity/member.items.ts'
import { SESSION_SECONDS, sessionItems } from '#platform/identity/session.items.ts'
import { putAll, update, write } from '#platform/table/index.ts'

export interface TestMember {
  readonly id: string
  readonly username: string
  readonly token: string
}

const DAY_MS = 86_400_000

export const newToken = (): string => randomBytes(32).toString('hex')

/** A signed-in member, written directly into the table. */
export const aMember = async (
  overrides: Partial<Pick<MemberItem, 'username' | 'displayName' | 'isVerified'>> & {
    role?: Role
    /** How old the account is. */
    days?: number
  } = {},
): Promise<TestMember> => {
  const { days = 0, ...profile } = overrides
  const id = days === 0 ? newId() : idMovedTo(Date.now() - days * DAY_MS, newId())
  const username = overrides.username ?? `fan_${id.slice(-10).toLowerCase()}`
  const token = newToken()
  // In one call, because a test may want a hundred members at once.
  await putAll([
    {
      ...memberKey(id),
      entity: 'Member',
      memberId: id,
      username,
      displayName: username,
      isVerified: false,
      role: 'member',
      onboardingCompleted: true,
      createdAt: isoNow(),
      version: 1,
      ...profile,
    },
    { ...usernameKeyOf(username.toLowerCase()), memberId: id },
    ...sessionItems({
      token,
      memberId: id,
      sessionId: newId(),
      device: {},
      createdAt: isoNow(),
      expiresAt: epochSeconds() + SESSION_SECONDS,
    }),
  ])
  return { id, username, token }
}

/** The member has stored a birthday that is so many years ago. */
export const isOfAge = async ({ id }: TestMember, years: number): Promise<void> => {
  const bornOn = `${new Date().getUTCFullYear() - years}-01-01`
  await Promise.all([
    write(update(blocksKey(id), { set: { bornOn } })),
    write(update(memberKey(id), { set: { bornOn } })),
  ])
}

const addTo = (memberId: string, attribute: 'blocked' | 'blockedBy', other: string) =>
  write(update(blocksKey(memberId), { add: { [attribute]: new Set([other]) } }))

export const block = async (by: TestMember, other: TestMember): Promise<void> => {
  await Promise.all([addTo(by.id, 'blocked', other.id), addTo(other.id, 'blockedBy', by.id)])
}
