import { subscribeToPush } from '#shared/api/push.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { sessionKey } from '#platform/identity/session.items.ts'
import type { Stored } from '#platform/table/index.ts'
import { handler as subscribe } from '../push/devices/subscribe-to-push.ts'
import { handler as forgetDevices } from '../push/effects/forget-push-devices.ts'
import { call } from './call.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aMember, type TestMember } from './members.ts'
import { stored } from './stored.ts'
import { aSubscription } from './subscriptions.ts'
import { unitsOf, type Units } from './units.ts'

const forget = (item: Stored | null): Promise<Units> =>
  unitsOf(() => deliverTo('forget-push-devices', forgetDevices)(changeRecord(item, null)))

const aReceiver = async (): Promise<TestMember> => {
  const member = await aMember()
  await call(subscribe, subscribeToPush, { token: member.token, body: aSubscription() })
  return member
}

const sessionOf = ({ token }: TestMember) => stored(sessionKey(token))

/** By the name of the row in docs/events.md. */
export const pushScenarios: Readonly<Record<string, () => Promise<Units>>> = {
  'forget-push-devices Session.removed': async () => forget(await sessionOf(await aReceiver())),
  'forget-push-devices Session.removed (without push)': async () =>
    forget(await sessionOf(await aMember())),
  'forget-push-devices Member.removed': async () =>
    forget(await stored(memberKey((await aReceiver()).id))),
}
