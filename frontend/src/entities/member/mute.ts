import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { muteMember } from '#shared/api/mutes.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { hideMember, unhideMember } from './hidden-members.ts'
import { messages } from '#spa/platform/texts.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'

const texts = messages.mute

export const MUTED_MEMBERS_KEY = ['people', 'muted'] as const

export const muteStateKey = (userId: string) => ['people', 'mute', userId] as const

interface Muted {
  readonly id: string
  readonly displayName: string
}

/** Unfinished toggles by member, which outlive the button. */
const busyQueues = new WeakMap<QueryClient, Map<string, ToggleQueue>>()

const queuesOf = (client: QueryClient): Map<string, ToggleQueue> => {
  const queues = busyQueues.get(client) ?? new Map<string, ToggleQueue>()
  busyQueues.set(client, queues)
  return queues
}

const show = async (client: QueryClient, id: string, muted: boolean): Promise<void> => {
  ;(muted ? hideMember : unhideMember)(client, 'muted', id)
  // An answer requested before the tap must not overwrite it.
  await client.cancelQueries({ queryKey: muteStateKey(id) })
  client.setQueryData(muteStateKey(id), { isMuted: muted })
}

/** Mutes a member or takes it back: shown at once, and taken back when the server refuses it. The last tap wins. */
export const useMute = () => {
  const client = useQueryClient()
  const queueFor = (member: Muted, isMuted: boolean): ToggleQueue => {
    const { id, displayName } = member
    return createToggleQueue(isMuted, {
      isOn: (state) => state,
      wish: (_, wanted) => wanted,
      send: async (muted) => {
        const answer = await call(muteMember, { params: { id }, body: { muted } })
        toast({
          title: muted ? texts.muted(displayName) : texts.unmuted(displayName),
          tone: 'success',
          action: {
            label: messages.undo,
            onSelect: () => set(member, !muted),
          },
        })
        return answer.isMuted
      },
      show: (state, isSettled) => {
        const shown = show(client, id, state)
        if (!isSettled) return
        queuesOf(client).delete(id)
        void shown.then(() => client.invalidateQueries())
      },
      fail: (error) => reportFailure(error),
    })
  }
  const set = (member: Muted, muted: boolean): void => {
    const queues = queuesOf(client)
    const queue = queues.get(member.id) ?? queueFor(member, !muted)
    queues.set(member.id, queue)
    queue.want(muted)
  }
  return set
}
