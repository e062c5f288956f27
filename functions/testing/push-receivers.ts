import { vi } from 'vitest'
import type { NoteItem } from '../push/items/index.ts'
import { pushMemberItem } from '../settings/notifications/push-member.items.ts'
import { notificationsKey, type NotificationsItem } from '../settings/settings.items.ts'
import { aMember, type TestMember } from './members.ts'
import { putAll } from './posts.ts'
import { storedUnder, type StoredItem } from './stored.ts'

/** Only the date, so that queues and the table work as always. */
export const setClock = (iso: string): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) })
}

type Settings = Omit<Partial<NotificationsItem>, 'PK' | 'SK'>

/** Changes the stored push settings of a member, with the copy that pushes to everybody read. */
export const wish = async (memberId: string, settings: Settings): Promise<void> => {
  const record = { enabled: true, hasDevices: true, ...settings }
  const item = { ...notificationsKey(memberId), ...record } as NotificationsItem
  await putAll([item, pushMemberItem(memberId, item)])
}

/** A member with push on and a device. */
export const aReceiver = async (settings: Settings = {}): Promise<TestMember> => {
  const receiver = await aMember()
  await wish(receiver.id, settings)
  return receiver
}

/** The pushes of a member that are stored: waiting, queued or done. */
export const pushesTo = async ({
  id,
}: Pick<TestMember, 'id'>): Promise<readonly StoredItem<NoteItem>[]> => {
  const items = await storedUnder<NoteItem>(`PUSH#${id}`)
  return items.filter(({ SK }) => SK.startsWith('NOTE#'))
}

/** Title and text of those that are queued, in the order of their ids. */
export const queuedTexts = async (member: Pick<TestMember, 'id'>): Promise<readonly string[]> =>
  (await pushesTo(member))
    .filter(({ state }) => state === 'queued')
    .map(({ title, body }) => `${title}: ${body}`)
