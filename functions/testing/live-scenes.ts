import { aConnection } from './live.ts'
import { livePartition } from '#platform/identity/presence.ts'
import { sessionKey } from '#platform/identity/session.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { postLikeItem } from '../community/items/index.ts'
import { handler as closeConnections } from '../live/effects/close-connections.ts'
import { handler as sendHints } from '../live/effects/send-hints.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aMember } from './members.ts'
import { anOpenPair, storedMessage } from './messages.ts'
import { remove, stored, storedUnder } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const hint = (record: Parameters<ReturnType<typeof deliverTo>>[0]): Promise<Units> =>
  unitsOf(() => deliverTo('send-hints', sendHints)(record))

const twoMembers = async () => {
  const [me, other] = [await aMember(), await aMember()]
  await anOpenPair(me, other)
  return { me, other }
}

const connectionOf = async (memberId: string) => {
  const [connection] = await storedUnder(livePartition(memberId))
  return connection ?? null
}

/** Costs of the effects of the live channel, which also call API Gateway. */
export const liveScenarios: Record<string, () => Promise<Units>> = {
  'send-hints Message.created': async () => {
    const { me, other } = await twoMembers()
    await aConnection(me)
    await aConnection(other)
    return hint(changeRecord(null, storedMessage(me, other).item))
  },
  'send-hints Message.created (nobody connected)': async () => {
    const { me, other } = await twoMembers()
    return hint(changeRecord(null, storedMessage(me, other).item))
  },
  'send-hints PostLike.created': () =>
    hint(
      changeRecord(
        null,
        postLikeItem({
          memberId: newId(),
          targetId: newId(),
          likeId: newId(),
          authorId: newId(),
        }),
      ),
    ),
  'send-hints LiveConnection.created': async () => {
    const { me } = await twoMembers()
    await aConnection(me)
    return hint(changeRecord(null, await connectionOf(me.id)))
  },
  'send-hints LiveConnection.created (watched)': async () => {
    const { me, other } = await twoMembers()
    const watching = await aConnection(other)
    await watching.send({ action: 'watch', watched: [{ topic: 'presence', id: me.id }] })
    await aConnection(me)
    return hint(changeRecord(null, await connectionOf(me.id)))
  },
  'close-connections Session.removed': async () => {
    const me = await aMember()
    await aConnection(me)
    const session = await stored(sessionKey(me.token))
    await remove(sessionKey(me.token))
    return unitsOf(() =>
      deliverTo('close-connections', closeConnections)(changeRecord(session, null)),
    )
  },
}
