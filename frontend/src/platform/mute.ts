import { useQueryClient } from '@tanstack/react-query'
import { muteMember } from '#shared/api/mutes.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { call } from './api-client.ts'
import { reportFailure } from './failure-toast.ts'
import { hideMember, unhideMember } from './hidden-members.ts'
import { messages } from './texts.ts'

const texts = messages.mute

export const MUTED_MEMBERS_KEY = ['people', 'muted'] as const

export const muteStateKey = (userId: string) => ['people', 'mute', userId] as const

interface Muted {
  readonly id: string
  readonly displayName: string
}

/** Mutes a member or takes it back: shown at once, and taken back when the server refuses it. */
export const useMute = () => {
  const client = useQueryClient()
  const show = (id: string, muted: boolean) => {
    ;(muted ? hideMember : unhideMember)(client, 'muted', id)
    client.setQueryData(muteStateKey(id), { isMuted: muted })
  }
  const set = async (member: Muted, muted: boolean): Promise<void> => {
    const { id, displayName } = member
    show(id, muted)
    try {
      await call(muteMember, { params: { id }, body: { muted } })
      toast({
        title: muted ? texts.muted(displayName) : texts.unmuted(displayName),
        tone: 'success',
        ...(muted && {
          action: { label: messages.undo, onSelect: () => void set(member, false) },
        }),
      })
      void client.invalidateQueries()
    } catch (error) {
      show(id, !muted)
      reportFailure(error)
    }
  }
  return (member: Muted, muted: boolean): void => void set(member, muted)
}
